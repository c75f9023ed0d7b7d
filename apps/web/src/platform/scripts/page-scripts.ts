import { loadScript } from './load-script.ts';

const loaded = new WeakMap<object, unknown>();
let isBroken = false;

/**
 * Loads the script of a page or a frame once, and keeps what it gives. The router's own `lazy` shows nothing at all when
 * a script fails. Rejects as `loadScript`.
 */
export async function loadPageScript<T>(load: () => Promise<T>): Promise<void> {
  if (loaded.has(load)) return;
  try {
    loaded.set(load, await loadScript(load));
  } catch (error) {
    isBroken = true;
    throw error;
  }
}

/** Returns the loader of a page whose script the first script contains, so that it opens without a connection. */
export function loadedAlready<T>(value: T): () => Promise<T> {
  const load = () => Promise.resolve(value);
  loaded.set(load, value);
  return load;
}

/** Returns what a script gave that `loadPageScript` has loaded; undefined before. */
export function loadedPageScript<T>(load: () => Promise<T>): T | undefined {
  return loaded.get(load) as T | undefined;
}

/**
 * Returns whether the script of a page failed in this document. Some browsers never ask for it again, and its styles are
 * taken as loaded. So the next page that is not loaded yet needs a new document.
 */
export const isDocumentBroken = () => isBroken;
