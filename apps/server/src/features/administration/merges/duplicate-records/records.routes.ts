import { getDuplicateRecordsCsv, respellVenue as respellEndpoint, setDistinctRecords } from '@doselore/contract/merges';
import { type Route, serve, serveList } from '../../../../platform/http/index.ts';
import { markDistinct } from './mark-distinct.ts';
import { duplicateRecordsList } from './records.list.ts';
import { respellVenue } from './respell-venue.ts';

export const duplicateRecordRoutes: Route[] = [
  ...serveList(duplicateRecordsList, getDuplicateRecordsCsv),
  serve(setDistinctRecords, async ({ params, body, scope, services, actor }) => {
    await markDistinct(services, actor, { ...params, ...body, scope });
    return { ok: true } as const;
  }),
  serve(respellEndpoint, async ({ body, services, actor }) => ({
    virtual_group_ids: await respellVenue(services, actor, body),
  })),
];
