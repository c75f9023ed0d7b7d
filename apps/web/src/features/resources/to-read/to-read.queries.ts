import { listMyReading } from '@doselore/contract/resources';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';

/** Key of everything that changes when a person opens or acknowledges a document. */
export const resourcesKey = ['resources'] as const;

export const myReadingQuery = queryOptions({
  queryKey: [...resourcesKey, 'to-read'],
  queryFn: ({ signal }) => callEndpoint(listMyReading, { level: 'member', signal }),
});
