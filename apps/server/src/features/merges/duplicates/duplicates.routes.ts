import { getDuplicatesCsv, listDuplicates, searchDuplicatesNow, setDistinct } from '@doselore/contract/merges';
import { checkSiteWide } from '../../../platform/access/index.ts';
import { allPages, type Route, serve, sheetAnswer } from '../../../platform/http/index.ts';
import { findSearchedAt } from './duplicate-pairs.repository.ts';
import { duplicateCsvHead, presentDuplicate, presentDuplicateCsvRow } from './duplicates.presenter.ts';
import { listDuplicateRows } from './duplicates.repository.ts';
import { markDistinct } from './mark-distinct.ts';
import { searchDuplicates } from './search-duplicates.ts';

export const duplicateRoutes: Route[] = [
  serve(listDuplicates, async ({ query, scope, services }) => {
    const [rows, searched] = await Promise.all([
      listDuplicateRows(services.db, scope, query),
      findSearchedAt(services.db),
    ]);
    return {
      rows: rows.map(presentDuplicate),
      total: rows[0]?.total ?? 0,
      searched_at: searched?.toISOString() ?? null,
    };
  }),
  serve(getDuplicatesCsv, async ({ query, scope, services }) => {
    const rows = await listDuplicateRows(services.db, scope, allPages(query));
    return sheetAnswer('Probable duplicates', duplicateCsvHead, rows.map(presentDuplicateCsvRow));
  }),
  serve(searchDuplicatesNow, async ({ services }) => {
    await searchDuplicates(services);
    return { ok: true } as const;
  }),
  serve(setDistinct, async ({ body, scope, services, actor }) => {
    const two = {
      oneId: checkSiteWide<'user'>(scope, body.oneId),
      otherId: checkSiteWide<'user'>(scope, body.otherId),
    };
    await markDistinct(services, actor, { ...body, ...two });
    return { ok: true } as const;
  }),
];
