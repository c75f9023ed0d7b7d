import {
  addCpdRecord,
  changeCpdRecord,
  deleteCpdRecord,
  draftCpdRecord,
  getCpdRecord,
  listCpdRecords,
} from '@doselore/contract/cpd';
import { notFound } from '../../../platform/access/index.ts';
import { type Route, serve, serveSheet } from '../../../platform/http/index.ts';
import { cpdSheet } from './cpd.list.ts';
import { presentCompleted, presentCpdRecord } from './cpd.presenter.ts';
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
  ...serveSheet(cpdSheet),
];
