// Between two messages the page lets the sand run on: it counts down what the server last said of it.
let told = null; // { elapsed, running, at }

export function pour({ elapsed, running }) {
  const first = !told;
  told = { elapsed, running, at: performance.now() };
  if (first) setInterval(show, 250);
  show();
}

function show() {
  const words = document.querySelector('.piece.sands text.sand[data-timer]');
  if (!words || document.body.classList.contains('back')) return;
  const gone = told.elapsed + (told.running ? performance.now() - told.at : 0);
  const left = Math.max(0, Math.ceil(Number(words.dataset.timer) - gone / 1000));
  const said = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  if (words.textContent === said) return;
  words.textContent = said;
  words.closest('.piece').classList.toggle('late', left <= 60);
}
