// Keeps the files of the page, so that it can say that there is no server when there is none. As long as there is one,
// everything comes from it: a page that was kept is never older than the last one that the server gave.
// The server puts a line before this one: const VERSION = '…', the mark of all its files together.
const SHELL = ['/', '/app.js', '/app.css', '/icon.svg', '/manifest.webmanifest'];
const CACHE = `magie-${VERSION}`;

const isOurs = (address) => {
  const url = new URL(address);
  return url.origin === location.origin && !url.pathname.startsWith('/api/');
};

async function keep(addresses) {
  const cache = await caches.open(CACHE);
  await Promise.all(addresses.map(async (address) => {
    const fresh = await fetch(address, {cache: 'no-cache'});
    if (fresh.ok) {
      await cache.put(address, fresh);
    }
  }));
}

async function forgetOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await clients.claim();
}

/** From the server, else what was kept; every address of a page leads to the same one. */
async function answer(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await (await caches.open(CACHE)).match(request.mode === 'navigate' ? '/' : request.url);
    if (kept) {
      return kept;
    }
    throw error;
  }
}

addEventListener('install', (event) => event.waitUntil(keep(SHELL).then(() => skipWaiting())));
addEventListener('activate', (event) => event.waitUntil(forgetOlder()));
// What a page has loaded beyond that, such as the words of its language. A newer worker may have thrown everything away
// meanwhile; it is told the same.
addEventListener('message', (event) => event.waitUntil(
  caches.has(CACHE).then((mine) => (mine ? keep(event.data.filter(isOurs)) : undefined)),
));
addEventListener('fetch', (event) => {
  if (event.request.method === 'GET' && isOurs(event.request.url)) {
    event.respondWith(answer(event.request));
  }
});
