import { getEntryQueueCsv, listEntryQueue, verifyEntries as verifyEndpoint } from '@doselore/contract/external-courses';
import { allPages, type Route, serve, sheetAnswer } from '../../../platform/http/index.ts';
import { presentQueueCsvRow, presentQueued, queueCsvHead } from './queue.presenter.ts';
import { countQueueRows, listQueueRows } from './queue.repository.ts';
import { verifyEntries } from './verify-entries.ts';

/** Routes of the list of external courses in all places of an admin. */
export const queueRoutes: Route[] = [
  serve(listEntryQueue, async ({ query, scope, services }) => {
    const [rows, total] = await Promise.all([
      listQueueRows(services.db, scope, query),
      countQueueRows(services.db, scope, query),
    ]);
    return { rows: rows.map(presentQueued), total };
  }),
  serve(getEntryQueueCsv, async ({ query, scope, services }) => {
    const rows = await listQueueRows(services.db, scope, allPages(query));
    return sheetAnswer('Training records', queueCsvHead, rows.map(presentQueueCsvRow));
  }),
  serve(verifyEndpoint, ({ body, scope, services, actor }) => verifyEntries(services, actor, { scope, ...body })),
];
