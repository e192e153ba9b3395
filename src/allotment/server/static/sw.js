// The service worker: shows what the server sends while no page is open, and opens the table.

/** @type {any} */
const worker = self; // has no window; the types of pages don't know it

worker.addEventListener('install', () => worker.skipWaiting());

worker.addEventListener('push', (/** @type {any} */ event) => event.waitUntil(show(event.data.json())));

worker.addEventListener('notificationclick', (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

worker.addEventListener('pushsubscriptionchange', (/** @type {any} */ event) =>
  event.waitUntil(renew(event)),
);

/** The windows that show a table. */
async function windows(/** @type {string} */ at) {
  const all = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter((/** @type {any} */ one) => new URL(one.url).pathname === at);
}

/** A newer one takes an older one's place; whoever looks at the table needs none. */
async function show(/** @type {{ title: string, body: string, at: string }} */ { title, body, at }) {
  if ((await windows(at)).some((/** @type {any} */ one) => one.focused)) return;
  const icon = '/static/-/icon-192.png';
  await worker.registration.showNotification(title, { body, tag: at, icon, data: at });
}

async function open(/** @type {string} */ at) {
  const [there] = await windows(at);
  await (there ? there.focus() : worker.clients.openWindow(at));
}

/** The push service has changed its address: the server learns the new one. */
async function renew(/** @type {any} */ { oldSubscription, newSubscription }) {
  const options = oldSubscription?.options;
  const found = newSubscription ?? (options && (await worker.registration.pushManager.subscribe(options)));
  if (!found) return;
  const { endpoint, keys } = found.toJSON();
  const body = JSON.stringify({ endpoint, key: keys.p256dh, auth: keys.auth });
  await fetch('/api/push', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}
