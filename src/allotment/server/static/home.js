// The shelf: sit down in one click, watch, import, be called.
import { $, ask, problem, recovering, themed } from './dom.js';

async function make(body) {
  try {
    const info = await ask('POST', '/api/tables', body);
    location.href = `/t/${info.id}`;
  } catch (error) {
    problem(error);
  }
}

const name = () => localStorage.getItem('name') || '';

if ($('theme')) themed($('theme'));
recovering($('recover'));
document.querySelectorAll('[data-play]').forEach((button) =>
  button.addEventListener('click', () => {
    button.disabled = true;
    make({ game: button.dataset.play, name: name() }).finally(() => (button.disabled = false));
  }),
);
document.querySelectorAll('.shelf .gamebox').forEach((box) =>
  box.addEventListener('click', (event) => {
    event.preventDefault();
    make({ game: box.dataset.box, name: name() });
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
      make({ game: game.slug, seats: Array.from({ length: count }, () => ({ kind: 'bot', level: 'sprout' })) });
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
  $('bell').title = given === 'granted' ? 'You will be called' : 'Your browser does not allow it';
});
