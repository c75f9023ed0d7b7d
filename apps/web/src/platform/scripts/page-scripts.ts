import { loadScript } from './load-script.ts';

const loaded = new WeakMap<object, unknown>();
let isBroken = false;

/**
 * Loads the script of a page or a frame once, and stores its value. Replaces the `lazy` of the router, which shows an
 * empty page when a script fails. Rejects as `loadScript`.
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

/** Returns the value of a script that `loadPageScript` has loaded. Undefined before. */
export function loadedPageScript<T>(load: () => Promise<T>): T | undefined {
  return loaded.get(load) as T | undefined;
}

/**
 * Returns whether the script of a page failed in this document. Some browsers never request it again, and Vite takes its
 * styles as loaded. So the next page whose script is not loaded needs a new document.
 */
export const isDocumentBroken = () => isBroken;
