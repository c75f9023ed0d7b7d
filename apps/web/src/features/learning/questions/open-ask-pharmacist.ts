import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

function publish(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the dialogue from the top navigation or the help panel. */
export function openAskPharmacist(): void {
  publish(true);
}

export function closeAskPharmacist(): void {
  publish(false);
}

export function useIsAsking(): boolean {
  return useSyncExternalStore(subscribe, () => isOpen);
}
