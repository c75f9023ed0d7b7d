import { getDuplicatesCsv, listDuplicates, setDistinct } from '@doselore/contract';
import { allPages, csvAnswer, type Route, serve } from '../../platform/http/index.ts';
import { duplicateCsvHead, presentDuplicate, presentDuplicateCsvRow } from './duplicates.presenter.ts';
import { listDuplicateRows } from './duplicates.repository.ts';
import { tellApart } from './tell-apart.ts';

export const duplicateRoutes: Route[] = [
  serve(listDuplicates, async ({ query, services }) => {
    const rows = await listDuplicateRows(services.db, query);
    return { rows: rows.map(presentDuplicate), total: rows[0]?.total ?? 0 };
  }),
  serve(getDuplicatesCsv, async ({ query, services }) => {
    const rows = await listDuplicateRows(services.db, allPages(query));
    return csvAnswer('Probable duplicates', duplicateCsvHead, rows.map(presentDuplicateCsvRow));
  }),
  serve(setDistinct, async ({ body, services, actor }) => {
    await tellApart(services, actor, body);
    return { ok: true } as const;
  }),
];
