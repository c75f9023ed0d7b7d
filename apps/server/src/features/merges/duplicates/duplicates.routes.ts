import { getDuplicatesCsv, listDuplicates, searchDuplicatesNow, setDistinct } from '@doselore/contract/merges';
import { allPages, csvAnswer, type Route, serve } from '../../../platform/http/index.ts';
import { findSearchedAt } from './duplicate-pairs.repository.ts';
import { duplicateCsvHead, presentDuplicate, presentDuplicateCsvRow } from './duplicates.presenter.ts';
import { listDuplicateRows } from './duplicates.repository.ts';
import { markDistinct } from './mark-distinct.ts';
import { searchDuplicates } from './search-duplicates.ts';

export const duplicateRoutes: Route[] = [
  serve(listDuplicates, async ({ query, services }) => {
    const [rows, searched] = await Promise.all([listDuplicateRows(services.db, query), findSearchedAt(services.db)]);
    return {
      rows: rows.map(presentDuplicate),
      total: rows[0]?.total ?? 0,
      searched_at: searched?.toISOString() ?? null,
    };
  }),
  serve(getDuplicatesCsv, async ({ query, services }) => {
    const rows = await listDuplicateRows(services.db, allPages(query));
    return csvAnswer('Probable duplicates', duplicateCsvHead, rows.map(presentDuplicateCsvRow));
  }),
  serve(searchDuplicatesNow, async ({ services }) => {
    await searchDuplicates(services);
    return { ok: true } as const;
  }),
  serve(setDistinct, async ({ body, services, actor }) => {
    await markDistinct(services, actor, body);
    return { ok: true } as const;
  }),
];
