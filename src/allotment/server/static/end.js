// The end: who won, the score pad as on paper, points over time, what decided it, and what next.
import { $, ask, el, icon, shape, svg } from './dom.js';
import { pad } from './pad.js';
import { note, nonce, noted } from './noted.js';
import { listed, t } from './words.js';

export function ended(table, info, { look, leave }) {
  const { result } = table;
  document.body.classList.add('end');
  let main = $('endview');
  if (!main) document.body.append((main = el('main.endview', { id: 'endview', 'aria-label': t('the-end') })));
  main.replaceChildren(
    el('div.col', {}, verdict(table, info.game.real_time), after(table, info, leave), sealed(table, info)),
    el(
      'div.col.mid',
      {},
      pad(table.seats, table.result.pad, table.result.scores, t('score-pad')),
      chart(table),
    ),
    el('div.col', {}, decided(table, look), last(table, leave)),
  );
}

function verdict(table, together) {
  const { scores, winners, reached } = table.result;
  const rest = scores.filter((_, seat) => !winners.includes(seat));
  const lead = winners.length
    ? scores[winners[0]] - Math.max(...(rest.length ? rest : [scores[winners[0]]]))
    : 0;
  const names = listed(winners.map((seat) => table.seats[seat].name));
  const rank = reached ? `: ${reached}` : '';
  let words = t('nobody');
  if (scores.length === 1) words = `${t('you-scored', { points: scores[0] })}${rank}`;
  else if (together) words = `${t('together', { points: scores[0] })}${rank}`;
  else if (winners.length > 1) words = t(winners.length === scores.length ? 'all-win' : 'share', { names });
  else if (winners.length)
    words = t(table.you.seats.length === 1 && table.you.seats[0] === winners[0] ? 'you-win' : 'wins', {
      name: names,
      lead,
    });
  const prize = icon('prize', 'prize', '0 0 300 204');
  return el(
    'section.verdict.card',
    { 'data-seat': winners[0] ?? null },
    prize,
    el('h2', {}, words),
    el('p', {}, `${ending(table)} ${t('moves-played', { moves: table.history.of })}`),
  );
}

/** Why it ended. */
function ending(table) {
  const words = table.result.ended;
  return `${words[0].toUpperCase()}${words.slice(1)}${/[.!]$/.test(words) ? '' : '.'}`;
}

function after(table, info, leave) {
  const again = el('button.btn.first', { type: 'button', id: 'rematch' }, icon('rematch'), t('rematch'));
  again.addEventListener('click', async () => {
    again.disabled = true;
    try {
      const sent = nonce();
      const next = await ask('POST', `/api/tables/${info.id}/rematch`, { nonce: sent });
      note(next, sent);
      location.href = `/t/${next.id}`;
    } catch (error) {
      again.replaceChildren(error.message);
    }
  });
  return el(
    'section.after',
    {},
    table.you.seats.length ? again : null,
    el(
      'a.btn',
      { href: `/api/tables/${info.id}/record`, download: `${info.game.slug}-${info.id}.txt`, id: 'export' },
      icon('export'),
      t('export'),
    ),
    el('a.btn', { href: '/' }, icon('shelf'), t('another')),
  );
}

function sealed(table, info) {
  const short = (hex) => `${hex.slice(0, 4)} ${hex.slice(4, 8)} … ${hex.slice(-4)}`;
  if (table.luck !== 'sealed')
    return el(
      'section.sealed.card',
      {},
      el('div', {}, el('b.serif', {}, t('no-seal')), el('p.quiet', {}, t(table.luck))),
    );
  const says = el('p.quiet', {}, `${t('sealed-before')} `, el('code', {}, short(table.commitment)));
  const check = el('button.btn', { type: 'button', id: 'check' }, t('check'));
  check.addEventListener('click', async () => {
    try {
      const report = await ask('GET', `/api/tables/${info.id}/check`);
      const before = noted(info.id);
      const { misfit } = await import('./seal.js');
      const why = !report.ok ? report.why : report.seal ? misfit(report, info, before) : '';
      const fits = t(!report.seal ? 'server-checked' : before.commitment ? 'checked-noted' : 'checked', {
        draws: report.draws,
      });
      says.replaceChildren(
        `${why ? t('misfit', { why }) : fits} `,
        el('code', {}, short(report.secret || report.commitment || '')),
      );
      check.remove();
    } catch (error) {
      says.textContent = error.message;
    }
  });
  return el(
    'section.sealed.card',
    {},
    icon('seal'),
    el('div', {}, el('b.serif', {}, t('fair')), says, check),
  );
}

/** Points over time: a line per seat, its shape where it ends. */
function chart(table) {
  const { scores } = table.result;
  const over = [...table.result.over_time, scores];
  const [w, h, left, top] = [innerWidth < 720 ? 380 : 720, 268, 34, 10];
  const [wide, high] = [w - left - 104, h - 46];
  const most = Math.max(10, ...over.flat());
  const least = Math.min(0, ...over.flat());
  const step = [2, 5, 10, 20, 50, 100].find((size) => (most - least) / size <= 7) || 200;
  const x = (move) => left + (wide * move) / Math.max(1, over.length - 1);
  const y = (points) => top + high - (high * (points - least)) / (most - least);
  let markup = '';
  for (let points = Math.ceil(least / step) * step; points <= most; points += step)
    markup += `<path class="grid" d="M${left} ${y(points).toFixed(1)}H${left + wide}"/><text x="${left - 6}" y="${(y(points) + 4).toFixed(1)}" text-anchor="end">${points}</text>`;
  const turns = table.history.turns;
  turns.forEach((move, count) => {
    if (count % Math.ceil(turns.length / 12) === 0)
      markup += `<text x="${x(move).toFixed(1)}" y="${h - 20}" text-anchor="middle">${count + 1}</text>`;
  });
  markup += `<text x="${left + wide / 2}" y="${h - 4}" text-anchor="middle">${t('turn-axis')}</text>`;
  const ends = table.seats.map((seat) => ({ seat, at: y(scores[seat.seat]) })).sort((a, b) => a.at - b.at);
  ends.forEach((end, place) => (end.label = Math.max(end.at, place ? ends[place - 1].label + 15 : 0)));
  for (const { seat, at, label } of ends) {
    const points = over.map((row, move) => `${x(move).toFixed(1)} ${y(row[seat.seat]).toFixed(1)}`);
    const shapes = ['circle', 'diamond', 'square', 'triangle', 'star', 'cross'];
    const safe = new Option(seat.name.slice(0, 11)).innerHTML;
    markup += `<g data-seat="${seat.seat}"><path class="line" d="M${points.join('L')}"/><use href="#ui-seat-${shapes[seat.seat]}" x="${left + wide - 7}" y="${(at - 7).toFixed(1)}" width="14" height="14"/><text class="name" x="${left + wide + 13}" y="${(label + 4).toFixed(1)}">${safe} ${scores[seat.seat]}</text></g>`;
  }
  const drawn = svg(markup, `0 0 ${w} ${h}`);
  drawn.removeAttribute('aria-hidden');
  drawn.setAttribute('role', 'img');
  drawn.setAttribute(
    'aria-label',
    `${t('over-time')}: ${table.seats.map((seat) => `${seat.name} ${scores[seat.seat]}`).join(', ')}`,
  );
  return el('section.chart.card', {}, el('h3', {}, t('over-time')), drawn);
}

function told(table, one) {
  const lines = table.log.filter((line) => line.move === one.move).map((line) => line.text);
  return lines.slice(0, 3).join(' ') || one.text;
}

function decided(table, look) {
  const moves = (table.result.decisive || [])
    .filter((one) => one.move < table.history.of)
    .map((one) =>
      el(
        'li',
        { 'data-seat': one.seat },
        el(
          'a',
          {
            href: `?at=${one.move}`,
            onclick: (event) => {
              event.preventDefault();
              look(one.move);
            },
          },
          shape(one.seat),
          el('b', {}, table.seats[one.seat].name),
          el('b.flag', {}, one.gain > 0 ? `+${one.gain}` : String(one.gain)),
          el('span', {}, t('move-told', { move: one.move, told: told(table, one) })),
        ),
      ),
    );
  const before = table.result.over_time.at(-2) || table.result.over_time.at(-1);
  const gains = table.result.scores
    .map((score, seat) => [seat, score - before[seat]])
    .filter(([, gain]) => gain > 0);
  if (gains.length && table.seats.length > 1) {
    const final = gains
      .sort((a, b) => b[1] - a[1])
      .map(([seat, gain]) =>
        el('span', { 'data-seat': seat }, shape(seat), ` ${table.seats[seat].name} +${gain}`),
      );
    moves.unshift(
      el(
        'li.final',
        {},
        el(
          'a',
          { href: '#endview' },
          icon('prize', 'shape', '0 0 300 204'),
          el('b', {}, t('last-move')),
          el('b.flag', {}, `+${gains[0][1]}`),
          ...final,
        ),
      ),
    );
  }
  return el(
    'section.decided',
    {},
    el('h2', {}, t('decided')),
    moves.length ? el('ol.moves', {}, moves) : el('p.quiet', {}, t('close-all')),
  );
}

function last(table, leave) {
  return el(
    'section.last.card',
    {},
    el('h3', {}, t('final-board')),
    el('p.quiet.small', {}, t('step-through')),
    el('button.btn', { type: 'button', id: 'final', onclick: () => leave() }, icon('watch'), t('look')),
  );
}
