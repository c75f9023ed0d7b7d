export { endOfflineDay } from './end-offline-day.ts';
export { useKeptSince } from './kept-since.ts';
export { startOfflineDay } from './start-offline-day.ts';
