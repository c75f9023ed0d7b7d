import { getEntryQueueCsv, verifyEntries as verifyEndpoint } from '@doselore/contract/external-courses';
import { type Route, serve, serveList } from '../../../../platform/http/index.ts';
import { queueList } from './queue.list.ts';
import { verifyEntries } from './verify-entries.ts';

/** Routes of the list of external courses in all places of an admin. */
export const queueRoutes: Route[] = [
  ...serveList(queueList, getEntryQueueCsv),
  serve(verifyEndpoint, ({ body, scope, services, actor }) => verifyEntries(services, actor, { scope, ...body })),
];
