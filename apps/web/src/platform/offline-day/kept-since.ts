import { useSyncExternalStore } from 'react';
import { readKeptAt, subscribeToKeptAt } from '../api/index.ts';

/** Returns when the answers were stored that the page shows without a connection. Undefined with a connection. */
export const useKeptSince = () => useSyncExternalStore(subscribeToKeptAt, readKeptAt);
