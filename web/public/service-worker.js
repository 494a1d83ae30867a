/**
 * Lets kept stories open without a network. What is online comes from the network, always; only the files of a build,
 * whose names change with their content, are taken from the cache first.
 */
const BUILD = 'fableloom-build';
const KEPT = 'fableloom-kept';
/** The shelf has a cache of its own: what is needed without a network does not go when the files of many builds have gathered. */
const SHELF_CACHE = 'fableloom-shelf';
const SHELF = '/offline';
/** Files of a build that are held so that pages open faster; older ones go first. */
const MOST_BUILD_FILES = 500;
/** Seen on the shelf while nothing is kept. */
const SHELF_PICTURE = '/art/emblem-empty-stories.webp';
const NETWORK_MS = 6000;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShelf().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(buildFile(request));
  else if (request.mode === 'navigate') event.respondWith(page(request));
  else if (/^\/(storage\/v1\/object\/public\/images|art|figures|views)\//.test(url.pathname)) event.respondWith(keptFile(request));
});

/** The page that lists what is kept, with the files it needs; fetched anew with every new worker. */
async function keepShelf() {
  const answer = await fetch(SHELF, { credentials: 'omit' });
  if (!answer.ok) return;
  await caches.delete(SHELF_CACHE);
  const cache = await caches.open(SHELF_CACHE);
  const named = (await answer.clone().text()).match(/\/assets\/[\w./-]+/g) ?? [];
  await cache.put(SHELF, answer);
  await keepWithImports(cache, [...named, SHELF_PICTURE], new Set());
}

/** A script is of no use without those that it imports. */
async function keepWithImports(cache, files, seen) {
  const fresh = [...new Set(files)].filter((file) => !seen.has(file));
  for (const file of fresh) seen.add(file);
  await Promise.allSettled(
    fresh.map(async (file) => {
      const answer = await fetch(file);
      if (!answer.ok) return;
      await cache.put(file, answer.clone());
      if (!file.endsWith('.js')) return;
      const imports = [...(await answer.text()).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)];
      await keepWithImports(cache, imports.map(([, name]) => `/assets/${name}`), seen);
    }),
  );
}

async function buildFile(request) {
  const held = await caches.match(request.url);
  if (held) return held;
  const cache = await caches.open(BUILD);
  const answer = await fetch(request);
  if (answer.status === 200) {
    await cache.put(request.url, answer.clone());
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST_BUILD_FILES)).map((key) => cache.delete(key)));
  }
  return answer;
}

/** A line that neither answers nor breaks is as good as none, for a page that is kept. */
async function page(request) {
  const kept = (await caches.match(request.url, { cacheName: KEPT, ignoreSearch: true })) ?? null;
  const patience = new AbortController();
  const timer = kept ? setTimeout(() => patience.abort(), NETWORK_MS) : undefined;
  try {
    return await fetch(request, kept ? { signal: patience.signal } : {});
  } catch {
    if (kept) return kept;
    // A page comes alive only under its own address.
    if (new URL(request.url).pathname !== SHELF) return Response.redirect(SHELF, 302);
    return (await caches.match(SHELF, { cacheName: SHELF_CACHE })) ?? Response.error();
  } finally {
    clearTimeout(timer);
  }
}

/** Pictures and sound; the whole picture stands in for a copy of another size. */
async function keptFile(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(request.url, { ignoreSearch: true });
    if (!kept) throw error;
    return partOf(kept, request.headers.get('range'));
  }
}

/** Sound is asked for in pieces. */
async function partOf(answer, range) {
  const wanted = /^bytes=(\d+)-(\d*)$/.exec(range ?? '');
  if (!wanted) return answer;
  const data = await answer.arrayBuffer();
  const start = Number(wanted[1]);
  const end = wanted[2] === '' ? data.byteLength - 1 : Math.min(Number(wanted[2]), data.byteLength - 1);
  if (start > end) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${data.byteLength}` } });
  const headers = new Headers(answer.headers);
  headers.set('content-range', `bytes ${start}-${end}/${data.byteLength}`);
  headers.set('content-length', String(end - start + 1));
  return new Response(data.slice(start, end + 1), { status: 206, headers });
}
