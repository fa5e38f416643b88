// Keeps the whole page in the browser, so that it works without a network. Every build has a cache
// of its own, filled as a whole before it is used, and removed once a newer one has taken over.
const worker = self as unknown as ServiceWorkerGlobalScope;

/** Put in by the build: a name that changes with any file, and all files, relative to this one. */
declare const __VERSION__: string;
declare const __FILES__: string[];

const prefix = 'linger-';
const ownCache = prefix + __VERSION__;
const addresses = __FILES__.map((file) => new URL(file, worker.location.href).href);
const start = new URL('./', worker.location.href).href;
// How long a person waits for a slow network before the page comes from the cache.
const patience = 3000;

const isHashed = (address: string) => /\/assets\/[^/]+$/.test(address);
const isStart = (address: string) => address.replace(/(index\.html)?([?#].*)?$/, '') === start;
const isWhole = (response: Response) => response.status === 200 && response.type === 'basic';

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(takeOver()));
worker.addEventListener('message', (event) => hear(event));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') {
    if (isStart(request.url)) event.respondWith(page(request));
  } else if (addresses.includes(request.url)) {
    event.respondWith(file(request));
  }
});

async function fill() {
  const cache = await caches.open(ownCache);
  await Promise.all(addresses.map((address) => add(cache, address)));
}

async function add(cache: Cache, address: string) {
  // A name with a hash always means the same: an older cache may have the file already.
  const kept = isHashed(address) ? await caches.match(address, { ignoreVary: true }) : undefined;
  const response =
    kept ?? (await fetch(address, { cache: isHashed(address) ? 'default' : 'no-cache' }));
  if (!isWhole(response)) throw new Error(`${address}: ${response.status}`);
  await cache.put(address, response);
}

async function takeOver() {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(prefix) && name !== ownCache,
  );
  await Promise.all(others.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

// A page asks whether this worker is newer than itself, or wants it to take over.
function hear({ data, source }: ExtendableMessageEvent) {
  if (data === 'take-over' || addresses.includes(data.page)) void worker.skipWaiting();
  else source?.postMessage('newer');
}

async function page(request: Request): Promise<Response> {
  const kept = () => fromCache(start);
  try {
    const response = await Promise.race([fetch(request), tired()]);
    return response?.ok ? response : ((await kept()) ?? response ?? (await fetch(request)));
  } catch {
    return (await kept()) ?? Response.error();
  }
}

function tired(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, patience, undefined));
}

async function file(request: Request): Promise<Response> {
  return (await fromCache(request.url)) ?? fetch(request);
}

async function fromCache(address: string): Promise<Response | undefined> {
  const cache = await caches.open(ownCache);
  return cache.match(address, { ignoreVary: true });
}
