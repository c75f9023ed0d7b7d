import { listMyReading } from '@doselore/contract/resources';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { myReadingKey } from './to-read.keys.ts';

export const myReadingQuery = queryOptions({
  queryKey: myReadingKey,
  queryFn: ({ signal }) => callEndpoint(listMyReading, { level: 'member', signal }),
});
