import { NetworkError, NotStored } from './network-error.ts';

type Stored = { text: string; storedAt: string };
/** Store of answers for a day without a connection. */
export type AnswerStore = {
  save: (url: string, text: string, when: 'always' | 'soon') => void;
  find: (url: string) => Promise<Stored | undefined>;
};

let store: AnswerStore = { save: () => undefined, find: async () => undefined };
let storedAt: string | undefined;
const listeners = new Set<() => void>();

/** Sets the store, so that calls need not load it. */
export function setAnswerStore(next: AnswerStore): void {
  store = next;
}

/** Returns when the latest answer was stored that was given without a connection (UTC). Undefined with a connection. */
export const readStoredAt = () => storedAt;

export function subscribeToStoredAt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sets when the answers on the page were stored. Every call that reaches the server sets undefined. */
export function showStoredAt(next: string | undefined): void {
  if (next === storedAt) return;
  storedAt = next;
  for (const listener of listeners) listener();
}

/**
 * Returns the answer to a call, and stores it. Without a connection returns the answer that was stored today, and throws
 * `NotStored` when there is none.
 */
export async function answerOrStored(
  url: string,
  when: 'always' | 'soon',
  ask: () => Promise<string>,
): Promise<string> {
  try {
    const text = await ask();
    store.save(url, text, when);
    return text;
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    const stored = await store.find(url).catch(() => undefined);
    if (stored === undefined) throw new NotStored({ cause: error });
    showStoredAt(stored.storedAt);
    return stored.text;
  }
}
