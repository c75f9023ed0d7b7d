import { useSyncExternalStore } from 'react';
import { createRegistry, type Registry, type RouteEntry } from '../platform/routes/index.ts';
import { firstRoutes } from './first-routes.ts';

let registry = createRegistry(firstRoutes);
const listeners = new Set<() => void>();

export function readRegistry(): Registry {
  return registry;
}

/** Adds the pages that were loaded after the first script. */
export function addToRegistry(entries: readonly RouteEntry[]): void {
  registry = createRegistry([...registry.entries, ...entries]);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLoadedRegistry(): Registry {
  return useSyncExternalStore(subscribe, readRegistry);
}
