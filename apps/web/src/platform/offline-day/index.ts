export { endOfflineDay } from './end-offline-day.ts';
export { startOfflineDay } from './start-offline-day.ts';
export { useStoredSince } from './stored-since.ts';
