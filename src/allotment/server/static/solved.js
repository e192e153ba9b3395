// Which puzzles this browser has solved without looking at the answer, by game.

/** @returns {Record<string, number[]>} */
function all() {
  try {
    return JSON.parse(localStorage.getItem('puzzles') ?? '{}');
  } catch {
    return {};
  }
}

/** @param {string} game */
export const solvedOf = (game) => new Set(all()[game] ?? []);

/** @param {string} game @param {number} number */
export function keepSolved(game, number) {
  const solved = solvedOf(game).add(number);
  localStorage.setItem('puzzles', JSON.stringify({ ...all(), [game]: [...solved] }));
}
