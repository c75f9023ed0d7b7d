import { useSyncExternalStore } from 'react';
import { readStoredAt, subscribeToStoredAt } from '../api/index.ts';

/** Returns when the answers on a page without a connection were stored (UTC). Undefined with a connection. */
export const useStoredSince = () => useSyncExternalStore(subscribeToStoredAt, readStoredAt);
