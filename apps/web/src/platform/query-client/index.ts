export { createQueryClient } from './query-client.ts';
export { roomLists } from './room-lists.ts';
export { callOf, ofSamePlace, refreshOf, refreshQueries, roomQueries } from './room-queries.ts';
