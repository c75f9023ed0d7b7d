import { readPage } from '../api/index.ts';

/** Address of the first script of a document. It has a hash of everything that it loads. */
function firstScriptOf(page: Document): string {
  return page.querySelector('script[type=module][src]')?.getAttribute('src') ?? '';
}

/** Returns whether the server has a newer release than the one that this page was loaded from. */
export async function isOutdated(): Promise<boolean> {
  try {
    const now = new DOMParser().parseFromString(await readPage('/'), 'text/html');
    return firstScriptOf(now) !== '' && firstScriptOf(now) !== firstScriptOf(document);
  } catch {
    return false;
  }
}

const key = 'doselore-reloaded-release';

/**
 * Returns whether the page may be reloaded for a newer release, and stores the reload. Allows one for each release, so
 * that an old document from a cache does not reload for ever.
 */
export function mayReloadForRelease(): boolean {
  try {
    const own = firstScriptOf(document);
    if (sessionStorage.getItem(key) === own) return false;
    sessionStorage.setItem(key, own);
    return true;
  } catch {
    return false;
  }
}
