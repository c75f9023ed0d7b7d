import { type ImportEndpoints, importLimits } from '@doselore/contract/imports';
import {
  type Actor,
  type CheckedPlace,
  notFound,
  type Scope,
  type VirtualGroupId,
} from '../../../platform/access/index.ts';
import { type Route, serve, serveAtPlace, serveSheet } from '../../../platform/http/index.ts';
import { declareSheet, pageOf } from '../../../platform/lists/index.ts';
import type { Services } from '../../../platform/services.ts';
import { answerList, fixRows, matchColumns, startImport } from './check-list.ts';
import { findRowFiles } from './evidence/find-row-files.ts';
import { checkTakesEvidence, uploadEvidence } from './evidence/upload-evidence.ts';
import { listFailedRows, listOutcomes, listRows, listSheetRows, listTopRows } from './import-rows.repository.ts';
import { failedColumns, presentImport, presentImportDetail, presentRow } from './imports.presenter.ts';
import { findImport, type ImportData, listImports } from './imports.repository.ts';
import { listKinds } from './kinds.ts';
import type { ListKind } from './list-kind.ts';
import { askAbout } from './list-questions.ts';
import type { OpenedList } from './open-list.ts';
import { checkTakesScan, saveListScan } from './save-list-scan.ts';
import { chooseHead, uploadList } from './upload-list.ts';

const sampleRows = 3;

/** Place of the address, with its course where it has one. */
type At = CheckedPlace & { virtualGroupId?: VirtualGroupId | undefined; abstractPaperCourseId?: number | undefined };

/** Returns the routes for one kind of list at one kind of place. */
function stepsOf(kind: ListKind, endpoints: ImportEndpoints): Route[] {
  const refOf = (params: At, { level }: Actor) => ({ ...params, kind: kind.kind, level });
  const askedOf = (call: { params: At & { importId: number }; scope: Scope; actor: Actor }): OpenedList => ({
    scope: call.scope,
    ref: { ...refOf(call.params, call.actor), importId: call.params.importId },
  });
  const find = async ({ db }: Services, { scope, ref }: OpenedList): Promise<ImportData> => {
    const list = await findImport(db, scope, ref);
    if (list === undefined) throw notFound();
    return list;
  };
  const show = async (services: Services, opened: OpenedList) => {
    const list = await find(services, opened);
    const isChecked = list.state === 'checked';
    const rows = await listSheetRows(services.db, list.id, isChecked ? {} : { limit: sampleRows });
    return presentImportDetail(list, {
      sample: rows.slice(0, sampleRows),
      top: await listTopRows(services.db, list.id, importLimits.titleRows),
      questions: isChecked ? await askAbout(services, list, rows) : null,
      results: (await kind.describe?.(services.db, list)) ?? null,
      told: kind.showsOutcomes ? await listOutcomes(services.db, list.id) : [],
      withEvidence: kind.evidence === undefined ? null : (await findRowFiles(services.db, list)).size,
    });
  };
  return [
    serve(endpoints.list, async ({ params, scope, services, actor }) => ({
      rows: (await listImports(services.db, scope, refOf(params, actor))).map(presentImport),
    })),
    serve(endpoints.upload, async ({ params, body, services, actor }) => ({
      id: await uploadList(services, actor, { ref: refOf(params, actor), list: body }),
    })),
    serve(endpoints.get, (call) => show(call.services, askedOf(call))),
    serve(endpoints.match, async (call) => {
      await matchColumns(call.services, askedOf(call), call.body.columns);
      return show(call.services, askedOf(call));
    }),
    serve(endpoints.chooseHead, async (call) => {
      await chooseHead(call.services, askedOf(call), call.body.row);
      return show(call.services, askedOf(call));
    }),
    serve(endpoints.answer, async (call) => {
      await answerList(call.services, call.actor, { ...askedOf(call), given: call.body });
      return show(call.services, askedOf(call));
    }),
    serve(endpoints.rows, async (call) => {
      const list = await find(call.services, askedOf(call));
      const rows = await listRows(call.services.db, list.id, call.query);
      const sheet = { place: { groupId: list.group_id }, columns: list.columns };
      const people = await kind.findPeople?.(call.services.db, sheet, rows);
      return pageOf(rows, (row) => presentRow(list, row, people?.get(row.number)));
    }),
    serve(endpoints.fix, async (call) => {
      await fixRows(call.services, askedOf(call), call.body);
      return show(call.services, askedOf(call));
    }),
    serve(endpoints.start, async (call) => {
      await startImport(call.services, call.actor, askedOf(call));
      return show(call.services, askedOf(call));
    }),
    ...serveSheet(
      declareSheet(endpoints.failedCsv, {
        name: 'Not imported',
        facts: (call) => find(call.services, askedOf(call)),
        rows: ({ services, facts: list }) => listFailedRows(services.db, list.id),
        columns: ({ facts: list }) => failedColumns(list),
      }),
    ),
  ];
}

/** Returns the route that adds evidence to the rows of lists of a kind. */
function evidenceRoutes({ kind, evidence }: ListKind): Route[] {
  if (evidence === undefined) return [];
  return [
    serve(evidence, async ({ params, scope, services, actor, receiveUpload }) => {
      const { importId, ...place } = params;
      const opened: OpenedList = { scope, ref: { ...place, kind, level: actor.level, importId } };
      await checkTakesEvidence(services, opened);
      return uploadEvidence(services, opened, await receiveUpload());
    }),
  ];
}

/** Returns the routes that add the scan of a signed list to lists of a kind. */
function scanRoutes({ kind, scan }: ListKind): Route[] {
  if (scan === undefined) return [];
  return serveAtPlace(scan, async ({ params, scope, services, actor, receiveUpload }) => {
    const { importId, ...at } = params;
    const opened: OpenedList = { scope, ref: { ...at, kind, level: actor.level, importId } };
    await checkTakesScan(services, opened);
    await saveListScan(services, opened, await receiveUpload());
    return { ok: true } as const;
  });
}

export const importRoutes: Route[] = listKinds.flatMap((kind) => [
  ...kind.endpoints.flatMap((endpoints) => stepsOf(kind, endpoints)),
  ...evidenceRoutes(kind),
  ...scanRoutes(kind),
  ...(kind.routes ?? []),
]);
