export { createQueryClient } from './query-client.ts';
export { callOf, ofSamePlace, refreshQueries, roomQueries } from './room-queries.ts';
