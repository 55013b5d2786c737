import type { Precache, WorkerMessage } from './precache.ts';
import { requestKind } from './request-kind.ts';

declare const self: ServiceWorkerGlobalScope;
declare const PRECACHE_OF_BUILD: Precache;

const precache = PRECACHE_OF_BUILD;
const SHELL_PREFIX = 'shell-';
const SHELL = `${SHELL_PREFIX}${precache.version}`;
/** Files of the app that were used and do not belong to the shell. */
const USED = 'used-assets';
const MAX_USED = 250;
/** After this time without an answer the shell opens, with what the device has. */
const PAGE_TIMEOUT_MS = 4_000;
/** The shell and those before it, whose pages may still be open. */
const KEPT_SHELLS = 3;

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => answer(event));
self.addEventListener('fetch', (event) => {
  const kind = requestKind(event.request, self.location.origin);
  if (kind === 'page') event.respondWith(respondPage(event));
  if (kind === 'asset') event.respondWith(respondAsset(event.request));
});

/** All files or none: a worker without the whole shell must not replace one that has it. */
async function install(): Promise<void> {
  const shell = await caches.open(SHELL);
  const addHashed = async (url: string): Promise<void> => {
    const known = await caches.match(url, { ignoreVary: true });
    if (known === undefined) await shell.add(url);
    else await shell.put(url, known);
  };
  await Promise.all([
    ...precache.hashed.map(addHashed),
    ...precache.others.map((url) => shell.add(new Request(url, { cache: 'no-cache' }))),
  ]);
}

async function activate(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith(SHELL_PREFIX) && name !== SHELL);
  // In the order in which they were created.
  for (const name of shells.slice(0, Math.max(0, shells.length - (KEPT_SHELLS - 1)))) await caches.delete(name);
  // The request for a page need not wait until the worker has started.
  await self.registration.navigationPreload?.enable();
  // Pages of the first visit use the worker too. Later versions take over only when a page says so.
  await self.clients.claim();
}

function answer({ data, ports }: ExtendableMessageEvent): void {
  const message = data as WorkerMessage;
  if (message.kind === 'activate') void self.skipWaiting();
  else ports[0]?.postMessage(precache.hashed.includes(message.script));
}

/** The server's page, because it contains the first screen; without an answer the shell. */
async function respondPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  const shellPage = async (): Promise<Response | undefined> => (await caches.open(SHELL)).match(precache.page);
  const fromServer = (async () => ((await preloadResponse) as Response | undefined) ?? fetch(request))();
  // It may fail after the shell was shown.
  fromServer.catch(() => undefined);
  try {
    const reply = await Promise.race([fromServer, after(PAGE_TIMEOUT_MS)]);
    // A proxy whose server is away.
    if (reply !== null && ![502, 503, 504].includes(reply.status)) return reply;
    return (await shellPage()) ?? (await fromServer);
  } catch (error) {
    const page = await shellPage();
    if (page === undefined) throw error;
    return page;
  }
}

/** The content of a file with a hash in its name never changes, so that any cache is right. */
async function respondAsset(request: Request): Promise<Response> {
  const known = await caches.match(request, { ignoreVary: true });
  if (known !== undefined) return known;
  const reply = await fetch(request);
  if (reply.ok && reply.type === 'basic') await keepUsed(request, reply.clone()).catch(() => undefined);
  return reply;
}

async function keepUsed(request: Request, reply: Response): Promise<void> {
  const used = await caches.open(USED);
  await used.put(request, reply);
  const keys = await used.keys();
  for (const oldest of keys.slice(0, Math.max(0, keys.length - MAX_USED))) await used.delete(oldest);
}

const after = (ms: number): Promise<null> => new Promise((resolve) => setTimeout(() => resolve(null), ms));
