import {
  addCpdRecord,
  changeCpdRecord,
  deleteCpdRecord,
  draftCpdRecord,
  getCpdCsv,
  getCpdRecord,
  listCpdRecords,
} from '@doselore/contract/cpd';
import { notFound } from '../../platform/access/index.ts';
import { today } from '../../platform/clock/index.ts';
import { toCsv } from '../../platform/files/index.ts';
import { type Route, serve } from '../../platform/http/index.ts';
import { csvHead, presentCompleted, presentCpdRecord, presentCsvRow } from './cpd.presenter.ts';
import { deleteRecord, insertRecord, listRecords, updateRecord } from './cpd.repository.ts';
import { draftFromCourse, listToWriteUp } from './draft-from-course.ts';
import { listOwnRecords } from './list-own-records.ts';

const ok = { ok: true } as const;

export const cpdRoutes: Route[] = [
  serve(listCpdRecords, async ({ scope, services }) => {
    const [records, courses] = await Promise.all([
      listOwnRecords(services.db, scope),
      listToWriteUp(services.db, scope),
    ]);
    return { records, courses: courses.map(presentCompleted) };
  }),
  serve(getCpdRecord, async ({ params, scope, services }) => {
    const [row] = await listRecords(services.db, scope, params);
    if (row === undefined) throw notFound();
    return presentCpdRecord(row);
  }),
  serve(addCpdRecord, async ({ body, person, services }) => ({
    id: await insertRecord(services.db, { ...body, userId: person.id, at: services.clock.now() }),
  })),
  serve(changeCpdRecord, async ({ params, body, scope, services }) => {
    const change = { ...body, ...params, at: services.clock.now() };
    if ((await updateRecord(services.db, scope, change)) === 0) throw notFound();
    return ok;
  }),
  serve(deleteCpdRecord, async ({ params, scope, services }) => {
    if ((await deleteRecord(services.db, scope, params.recordId)) === 0) throw notFound();
    return ok;
  }),
  serve(draftCpdRecord, async ({ params, person, scope, services }) => ({
    id: await draftFromCourse(services, {
      source: params.source,
      source_id: params.sourceId,
      scope,
      userId: person.id,
    }),
  })),
  serve(getCpdCsv, async ({ scope, services }) => {
    const csv = toCsv(csvHead, (await listRecords(services.db, scope)).map(presentCsvRow));
    const name = `CPD records ${today(services.clock)}.csv`;
    return { stream: csv, type: 'text/csv; charset=utf-8', bytes: csv.byteLength, name };
  }),
];
