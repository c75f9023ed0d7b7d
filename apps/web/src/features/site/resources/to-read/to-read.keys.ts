import { roomQueries } from '../../../../platform/query-client/index.ts';

// Named, because the first script of every visit does not have the endpoint.
export const myReadingKey = roomQueries('resources').key('to-read');
