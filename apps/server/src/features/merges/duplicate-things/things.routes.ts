import {
  duplicateKindTitles,
  getDuplicateThingsCsv,
  listDuplicateThings,
  respellVenue as respellEndpoint,
  setDistinctThings,
} from '@doselore/contract';
import { today } from '../../../platform/clock/index.ts';
import { allPages, csvAnswer, type Route, serve } from '../../../platform/http/index.ts';
import { findSearchedAt } from '../duplicates/duplicate-pairs.repository.ts';
import { keepThings } from './keep-things.ts';
import { respellVenue } from './respell-venue.ts';
import { presentThing, presentThingCsvRow, thingCsvHead } from './things.presenter.ts';
import { listThingRows } from './things.repository.ts';

export const duplicateThingRoutes: Route[] = [
  serve(listDuplicateThings, async ({ params, query, services }) => {
    const filter = { ...query, ...params, today: today(services.clock) };
    const [rows, searched] = await Promise.all([listThingRows(services.db, filter), findSearchedAt(services.db)]);
    return {
      rows: rows.map(presentThing),
      total: rows[0]?.total ?? 0,
      searched_at: searched?.toISOString() ?? null,
    };
  }),
  serve(getDuplicateThingsCsv, async ({ params, query, services }) => {
    const { kind } = params;
    const rows = await listThingRows(services.db, { ...allPages(query), kind, today: today(services.clock) });
    const lines = rows.map((row) => presentThingCsvRow(kind, row));
    return csvAnswer(`Duplicates, ${duplicateKindTitles[kind].toLowerCase()}`, thingCsvHead(kind), lines);
  }),
  serve(setDistinctThings, async ({ params, body, services, actor }) => {
    await keepThings(services, actor, { ...params, ...body });
    return { ok: true } as const;
  }),
  serve(respellEndpoint, async ({ body, services, actor }) => ({
    virtualGroupIds: await respellVenue(services, actor, body),
  })),
];
