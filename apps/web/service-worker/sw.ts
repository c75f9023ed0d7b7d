/**
 * Service worker of the site. Without a connection it serves the document of the application and the scripts that this
 * browser has loaded, so that pages of today's courses open. Everything else goes to the network: calls (`/api`), the
 * poll of `/online`, HEAD of the login page, packages, and scripts that the server refuses.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

const prefix = 'doselore-shell-';
/** Address under which the document of the application is stored. Everybody may open it, so it has no personal data. */
const shell = '/network-connectivity';
/** Addresses with a document of their own, which is not stored. */
const otherDocuments: readonly string[] = ['/login'];
/** Longest wait for the document of a page from the network, in milliseconds. */
const patienceMs = 3_000;

/** Message of a page: the scripts of its document, which name its release, and all files that it has loaded. */
type SaveFiles = { kind: 'save-files'; scripts: readonly string[]; files: readonly string[] };

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (isSaveFiles(data)) event.waitUntil(saveFiles(data));
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(loadFile(request));
  else if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(openPage(request, pathname));
});

function isSaveFiles(data: unknown): data is SaveFiles {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'save-files';
}

/** Returns whether an address is a page. Calls are none, and no address of a page has a dot. */
const isPage = (path: string) => !path.startsWith('/api/') && path !== '/online' && !path.includes('.');

/** Stores the document and the files of a release, and deletes other releases. Stores nothing of a release that the server has replaced. */
async function saveFiles({ scripts, files }: SaveFiles): Promise<void> {
  const name = prefix + scripts.join(' ');
  const store = await caches.open(name);
  if ((await store.match(shell)) === undefined) {
    const answer = await fetch(shell, { headers: { Accept: 'text/html' }, cache: 'no-store' });
    const text = await answer.clone().text();
    if (!answer.ok || !scripts.every((script) => text.includes(`src="${script}"`)))
      return void (await caches.delete(name));
    await store.put(shell, answer);
    for (const other of await caches.keys()) if (other.startsWith(prefix) && other !== name) await caches.delete(other);
  }
  for (const file of files) {
    if ((await store.match(file)) !== undefined) continue;
    const answer = await fetch(file);
    if (answer.ok) await store.put(file, answer);
  }
}

/** Loads a file, without a connection from the store. An answer that refuses the file stays, so that the page finds the newer release. */
async function loadFile(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request, { ignoreVary: true })) ?? Response.error();
  }
}

/** Opens a page from the network, or the stored document of the application when the network fails or is slow. */
async function openPage(request: Request, path: string): Promise<Response> {
  const answer = fetch(request).catch(() => undefined);
  const hasOwnDocument = otherDocuments.includes(path);
  const first = await (hasOwnDocument ? answer : Promise.race([answer, pause(patienceMs)]));
  if (first !== undefined) return first;
  const stored = await caches.match(shell, { ignoreVary: true });
  if (stored === undefined) return (await answer) ?? Response.error();
  return hasOwnDocument ? Response.redirect(shell) : stored;
}

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms));
