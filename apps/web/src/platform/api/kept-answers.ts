import { NetworkError } from './network-error.ts';

type Kept = { text: string; keptAt: string };
/** Store of answers for a day without a connection. */
export type AnswerStore = {
  save: (url: string, text: string, when: 'always' | 'soon') => void;
  find: (url: string) => Promise<Kept | undefined>;
};

let store: AnswerStore = { save: () => undefined, find: async () => undefined };
let keptAt: string | undefined;
const listeners = new Set<() => void>();

/** Sets the store, so that calls need not load it. */
export function setAnswerStore(next: AnswerStore): void {
  store = next;
}

export const readKeptAt = () => keptAt;
export function subscribeToKeptAt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function showKeptAt(next: string | undefined): void {
  if (next === keptAt) return;
  keptAt = next;
  for (const listener of listeners) listener();
}

/** Returns the answer to a call. Without a connection it is the one that was stored today, when there is one. */
export async function answerOrKept(url: string, when: 'always' | 'soon', ask: () => Promise<string>): Promise<string> {
  try {
    const text = await ask();
    store.save(url, text, when);
    showKeptAt(undefined);
    return text;
  } catch (error) {
    const kept = error instanceof NetworkError ? await store.find(url).catch(() => undefined) : undefined;
    if (kept === undefined) throw error;
    showKeptAt(kept.keptAt);
    return kept.text;
  }
}
