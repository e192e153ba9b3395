// Watching: what others do can be held, and be shown slowly.
import { $ } from './dom.js';
import { PICKS, setting } from './settings.js';
import { t } from './words.js';

/** @import { Showing } from './showing.js' */

/** Who watches may hold what others do, and have it shown slowly. */
export function watchbar(/** @type {Showing} */ showing) {
  const speeds = PICKS.find(([name]) => name === 'bots')?.[2] ?? [];
  const speed = () => ($('speed').textContent = t(`speed-${setting('bots')}`));
  speed();
  $('speed').addEventListener('click', () => {
    const now = speeds.indexOf(setting('bots'));
    localStorage.setItem('bots', speeds[(now + 1) % speeds.length]);
    speed();
    showing.go();
  });
  $('pause').addEventListener('click', () => {
    showing.pause(!showing.paused);
    $('pause').textContent = t(showing.paused ? 'continue' : 'pause');
    $('pause').setAttribute('aria-pressed', String(showing.paused));
  });
}
