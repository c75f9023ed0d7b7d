import { readPage } from '../api/index.ts';

/**
 * Addresses of the scripts that a document loads first. Together they have a hash of everything that it loads; the first of
 * them alone may stay the same for many releases.
 */
function scriptsOf(page: Document): string[] {
  return [...page.querySelectorAll('script[type=module][src]')].map((script) => script.getAttribute('src') ?? '');
}

/** Returns the addresses of the scripts of this document, which name its release. */
export const ownScripts = (): string[] => scriptsOf(document);

const releaseOf = (page: Document) => scriptsOf(page).join(' ');

/** Returns whether the server has a newer release than the one that this page was loaded from. */
export async function isOutdated(): Promise<boolean> {
  try {
    const now = new DOMParser().parseFromString(await readPage('/'), 'text/html');
    return releaseOf(now) !== '' && releaseOf(now) !== releaseOf(document);
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
    const own = releaseOf(document);
    if (sessionStorage.getItem(key) === own) return false;
    sessionStorage.setItem(key, own);
    return true;
  } catch {
    return false;
  }
}
