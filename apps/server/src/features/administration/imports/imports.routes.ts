import {
  addImportEvidence,
  addResultsScan,
  groupDelegateImports,
  groupEdits,
  groupEntries,
  groupImports,
  groupResults,
  type ImportEndpoints,
  type ImportKind,
  importLimits,
  listResultCourses,
  subgroupDelegateImports,
  subgroupImports,
  subgroupResults,
} from '@doselore/contract/imports';
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
import { listedResults } from '../../learning/paper-courses/index.ts';
import { findPeopleOfRows } from './check-edit-rows.ts';
import { answerList, fixRows, matchColumns, startImport } from './check-list.ts';
import { listRowFiles } from './external-entries/import-files.repository.ts';
import { checkTakesEvidence, uploadEvidence } from './external-entries/upload-evidence.ts';
import {
  listFailedRows,
  listOutcomes,
  listRows,
  listSheetRows,
  listTopRows,
  type SheetRow,
} from './import-rows.repository.ts';
import { failedColumns, presentImport, presentImportDetail, presentRow } from './imports.presenter.ts';
import { findImport, type ImportData, listImports } from './imports.repository.ts';
import { askAbout } from './list-questions.ts';
import { peopleOfRows } from './member-of-row.ts';
import type { Asked } from './open-list.ts';
import { describeResults } from './paper-results/describe-results.ts';
import { askAboutLicences } from './paper-results/list-sources.ts';
import { checkTakesScan, saveListScan } from './paper-results/save-list-scan.ts';
import { chooseHead, uploadList } from './upload-list.ts';

const sampleRows = 3;

/** Place of the address, with its course where it has one. */
type At = CheckedPlace & { virtualGroupId?: VirtualGroupId | undefined; abstractPaperCourseId?: number | undefined };

/** Returns the routes for one kind of list at one kind of place. */
function routesOf(endpoints: ImportEndpoints, kind: ImportKind): Route[] {
  const refOf = (params: At, { level }: Actor) => ({ ...params, kind, level });
  const askedOf = (call: { params: At & { importId: number }; scope: Scope; actor: Actor }): Asked => ({
    scope: call.scope,
    ref: { ...refOf(call.params, call.actor), importId: call.params.importId },
  });
  const find = async ({ db }: Services, { scope, ref }: Asked): Promise<ImportData> => {
    const list = await findImport(db, scope, ref);
    if (list === undefined) throw notFound();
    return list;
  };
  const show = async (services: Services, asked: Asked) => {
    const list = await find(services, asked);
    const isChecked = list.state === 'checked';
    const rows = await listSheetRows(services.db, list.id, isChecked ? {} : { limit: sampleRows });
    return presentImportDetail(list, {
      sample: rows.slice(0, sampleRows),
      top: await listTopRows(services.db, list.id, importLimits.titleRows),
      questions: isChecked
        ? { ...(await askAbout(services, list, rows)), licences: await askAboutLicences(services, list, rows) }
        : null,
      results: await describeResults(services.db, list),
      told: list.kind === 'delegates' ? await listOutcomes(services.db, list.id) : [],
      withEvidence: list.kind === 'external-entries' ? (await listRowFiles(services.db, list.id)).length : null,
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
      const people = await peopleOfPage(call.services, list, rows);
      return pageOf(rows, (row) => presentRow(list, row, people.get(row.number)));
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

/**
 * Returns the people of a page of rows. Lists of changes, external courses and results are about members. For new
 * people, only the sheet has the names.
 */
async function peopleOfPage({ db }: Services, list: ImportData, rows: readonly SheetRow[]) {
  const sheet = { place: { groupId: list.group_id }, columns: list.columns };
  if (list.kind === 'edit') return findPeopleOfRows(db, sheet, rows);
  return list.kind === 'external-entries' || list.kind === 'paper-results'
    ? peopleOfRows(db, sheet, rows)
    : new Map<number, never>();
}

export const importRoutes: Route[] = [
  ...routesOf(groupImports, 'new'),
  ...routesOf(subgroupImports, 'new'),
  ...routesOf(groupDelegateImports, 'delegates'),
  ...routesOf(subgroupDelegateImports, 'delegates'),
  ...routesOf(groupEdits, 'edit'),
  ...routesOf(groupEntries, 'external-entries'),
  ...routesOf(groupResults, 'paper-results'),
  ...routesOf(subgroupResults, 'paper-results'),
  ...serveAtPlace(listResultCourses, async ({ params, services }) =>
    (await listedResults.listCourses(services.db, params)).map(({ id, title, waiting }) => ({ id, title, waiting })),
  ),
  ...serveAtPlace(addResultsScan, async ({ params, scope, services, actor, receiveUpload }) => {
    const { importId, ...at } = params;
    const asked: Asked = { scope, ref: { ...at, kind: 'paper-results', level: actor.level, importId } };
    await checkTakesScan(services, asked);
    await saveListScan(services, asked, await receiveUpload());
    return { ok: true } as const;
  }),
  serve(addImportEvidence, async ({ params, scope, services, actor, receiveUpload }) => {
    const { importId, ...place } = params;
    const asked: Asked = { scope, ref: { ...place, kind: 'external-entries', level: actor.level, importId } };
    await checkTakesEvidence(services, asked);
    return uploadEvidence(services, asked, await receiveUpload());
  }),
];
