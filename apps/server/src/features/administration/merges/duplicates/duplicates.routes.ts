import { getDuplicatesCsv, searchDuplicatesNow, setDistinct } from '@doselore/contract/merges';
import { checkSiteWide } from '../../../../platform/access/index.ts';
import { type Route, serve, serveList } from '../../../../platform/http/index.ts';
import { duplicatesList } from './duplicates.list.ts';
import { markDistinct } from './mark-distinct.ts';
import { searchDuplicates } from './search-duplicates.ts';

export const duplicateRoutes: Route[] = [
  ...serveList(duplicatesList, getDuplicatesCsv),
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
