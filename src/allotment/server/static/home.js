// The shelf: sit down in one click, watch, import, be called.
import { $, ask, el, problem, recovering, themed } from './dom.js';
import { nonce, note } from './noted.js';
import { t } from './words.js';

async function make(body) {
  try {
    const sent = nonce();
    const info = await ask('POST', '/api/tables', { ...body, nonce: sent });
    note(info, sent);
    location.href = `/t/${info.id}`;
  } catch (error) {
    problem(error);
  }
}

const name = () => localStorage.getItem('name') || '';

if ($('theme')) themed($('theme'));
recovering($('recover'));
const play = ({ play: game }) => make({ game, name: name() });

document.querySelectorAll('[data-play]').forEach((button) =>
  button.addEventListener('click', () => {
    button.disabled = true;
    play(button.dataset).finally(() => (button.disabled = false));
  }),
);
document.querySelectorAll('.shelf .gamebox').forEach((box) =>
  box.addEventListener('click', (event) => {
    event.preventDefault();
    play(document.querySelector(`[data-play="${box.dataset.box}"]`).dataset);
  }),
);
// Off the shelf: a game one sits at asks once more.
document.querySelectorAll('[data-leave]').forEach((button) =>
  button.addEventListener('click', async () => {
    if (button.dataset.sits === '1' && !button.classList.contains('sure')) {
      button.classList.add('sure');
      return button.replaceChildren(t('leave-sure'));
    }
    try {
      await ask('POST', `/api/tables/${button.dataset.leave}/leave`, {});
      return button.closest('li').remove();
    } catch (error) {
      return problem(error);
    }
  }),
);
document.querySelectorAll('[data-learn]').forEach((button) =>
  button.addEventListener('click', () => {
    button.disabled = true;
    make({ game: button.dataset.learn, name: name(), guide: true }).finally(() => (button.disabled = false));
  }),
);
document.querySelectorAll('[data-watch]').forEach((button) =>
  button.addEventListener('click', async () => {
    try {
      const game = await ask('GET', `/api/games/${button.dataset.watch}`);
      const count = Math.max(2, Math.min(3, game.seats[1]));
      make({
        game: game.slug,
        seats: Array.from({ length: count }, () => ({ kind: 'bot', level: 'gardener' })),
      });
    } catch (error) {
      problem(error);
    }
  }),
);
$('import')?.addEventListener('click', () => $('file').click());
$('file')?.addEventListener('change', async () => {
  try {
    const record = await $('file').files[0].text();
    location.href = `/t/${(await ask('POST', '/api/tables/import', { record })).id}`;
  } catch (error) {
    problem(error);
  }
});
$('bell')?.addEventListener('click', async () => {
  const given = await Notification.requestPermission();
  $('bell').title = given === 'granted' ? t('notified') : t('not-notified');
});
$('settings')?.addEventListener('click', async () => {
  const { settings } = await import('./settings.js');
  const box = $('pop');
  box.hidden = !box.hidden;
  box.replaceChildren(
    ...settings(),
    el('div.row', {}, el('button.btn', { type: 'button', onclick: () => (box.hidden = true) }, t('close'))),
  );
  if (!box.hidden) box.querySelector('button').focus();
});
addEventListener('keydown', (event) => event.key === 'Escape' && $('pop') && ($('pop').hidden = true));
