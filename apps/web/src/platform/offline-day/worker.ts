import { ownScripts } from '../scripts/release.ts';

let started: Promise<boolean> | undefined;

/**
 * Registers the service worker of the site once. Resolves to false when the browser refuses it, and when the site has
 * switched it off. The worker of such a site ends itself.
 */
export function startWorker(): Promise<boolean> {
  started ??= register().catch(() => false);
  return started;
}

async function register(): Promise<boolean> {
  const { installing, waiting, active } = await navigator.serviceWorker.register('/sw.js');
  await untilActive(installing ?? waiting ?? active);
  return (await navigator.serviceWorker.getRegistration()) !== undefined;
}

function untilActive(worker: ServiceWorker | null): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker === null || ['activated', 'redundant'].includes(worker.state)) resolve();
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

/** Sends the service worker the files that this page has loaded, so that the page opens without a connection. */
export async function saveFiles(): Promise<void> {
  const scripts = ownScripts();
  const registration = await navigator.serviceWorker.getRegistration();
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  registration?.active?.postMessage({ kind: 'save-files', scripts, files: [...new Set([...scripts, ...files])] });
}
