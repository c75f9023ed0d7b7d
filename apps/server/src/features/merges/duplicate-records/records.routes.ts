import {
  duplicateKindTitles,
  getDuplicateRecordsCsv,
  listDuplicateRecords,
  respellVenue as respellEndpoint,
  setDistinctRecords,
} from '@doselore/contract/merges';
import { today } from '../../../platform/clock/index.ts';
import { allPages, type Route, serve, sheetAnswer } from '../../../platform/http/index.ts';
import { findSearchedAt } from '../duplicates/duplicate-pairs.repository.ts';
import { markDistinct } from './mark-distinct.ts';
import { presentRecord, presentRecordCsvRow, recordCsvHead } from './records.presenter.ts';
import { listRecordRows } from './records.repository.ts';
import { respellVenue } from './respell-venue.ts';

export const duplicateRecordRoutes: Route[] = [
  serve(listDuplicateRecords, async ({ params, query, scope, services }) => {
    const filter = { ...query, ...params, today: today(services.clock) };
    const [rows, searched] = await Promise.all([
      listRecordRows(services.db, scope, filter),
      findSearchedAt(services.db),
    ]);
    return {
      rows: rows.map(presentRecord),
      total: rows[0]?.total ?? 0,
      searched_at: searched?.toISOString() ?? null,
    };
  }),
  serve(getDuplicateRecordsCsv, async ({ params, query, scope, services }) => {
    const { kind } = params;
    const rows = await listRecordRows(services.db, scope, { ...allPages(query), kind, today: today(services.clock) });
    const lines = rows.map((row) => presentRecordCsvRow(kind, row));
    return sheetAnswer(`Duplicates, ${duplicateKindTitles[kind].toLowerCase()}`, recordCsvHead(kind), lines);
  }),
  serve(setDistinctRecords, async ({ params, body, scope, services, actor }) => {
    await markDistinct(services, actor, { ...params, ...body, scope });
    return { ok: true } as const;
  }),
  serve(respellEndpoint, async ({ body, services, actor }) => ({
    virtual_group_ids: await respellVenue(services, actor, body),
  })),
];
