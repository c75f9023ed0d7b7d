import { listMyReading } from '@doselore/contract/resources';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { roomQueries } from '../../../../platform/query-client/index.ts';

export const myReadingQuery = roomQueries('resources').combined('to-read', undefined, (_parts, { signal }) =>
  callEndpoint(listMyReading, { signal }),
);
