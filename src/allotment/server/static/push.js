// The bell: this browser is told that it's its turn. Where the server can and the page is safe also while no
// page is open, by a service worker; elsewhere while the table's page is.
import { ask, el } from './dom.js';
import { t, worded } from './words.js';

/** @import { Push } from './messages.d.ts' */

const ON = 'push'; // noted in this browser while it is on

/**
 * Switches it on or off; returns what to say. The browser was asked at the click, before anything was loaded.
 * @param {HTMLElement} bell
 * @param {Promise<string> | undefined} asked
 */
export async function ring(bell, asked) {
  await worded('push');
  /** @type {Push} */
  const server = await ask('GET', '/api/push');
  const word = await rung(server, asked);
  bell.setAttribute('aria-pressed', String(ON in localStorage));
  if (word === 'bell-home') installable();
  return t(word);
}

/** @param {Push} server @param {Promise<string> | undefined} asked */
async function rung({ offered, key, on }, asked) {
  const able = offered && isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis;
  const old = able ? await subscription() : null;
  if (old) await old.unsubscribe();
  if (on) await ask('POST', '/api/push/off', {});
  delete localStorage[ON];
  if (old && on) return 'bell-off';
  if (!asked) return Reflect.get(navigator, 'standalone') === false ? 'bell-home' : 'bell-none';
  if ((await asked) !== 'granted') return 'bell-denied';
  if (!able) return 'bell-open';
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  await tell(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  localStorage[ON] = 'on';
  return 'bell-on';
}

/** What the home screen needs to know stands on the shelf; elsewhere it comes when it is wanted. */
function installable() {
  const href = `${document.body.dataset.static}/manifest.webmanifest`;
  if (document.querySelector('link[rel=manifest]')) return;
  document.head.append(el('link', { rel: 'manifest', href }));
}

const subscription = async () =>
  (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription() ?? null;

async function tell(/** @type {PushSubscription} */ found) {
  const { endpoint, keys } = found.toJSON();
  await ask('POST', '/api/push', { endpoint, key: keys?.p256dh, auth: keys?.auth });
}

/** The server is told again, and the page comes again, in the language that this browser speaks now. */
export async function renew() {
  try {
    const found = await subscription();
    if (found) await tell(found);
  } finally {
    location.reload();
  }
}
