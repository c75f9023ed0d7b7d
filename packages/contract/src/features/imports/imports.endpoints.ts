import { z } from 'zod';
import { id, pageOf } from '../../common.ts';
import { defineEndpoint } from '../../endpoint.ts';
import type { AdminLevel } from '../../levels.ts';
import type { Action } from '../../permissions.ts';
import { groupPlace, subgroupPlace } from '../members/members.schemas.ts';
import { importLimits, importPaths } from './imports.rules.ts';
import {
  importColumns,
  importDetail,
  importFixes,
  importRow,
  importRowsQuery,
  importSummary,
  importUpload,
} from './imports.schemas.ts';

type Place = { groupId: number; subgroupId?: number };

/** The steps of one kind of list at one kind of place. Nothing reaches the members before `start`. */
function importEndpoints(at: {
  path: string;
  levels: readonly [AdminLevel, ...AdminLevel[]];
  permission: Action;
  place: z.ZodType<Place>;
  one: z.ZodType<Place & { importId: number }>;
}) {
  const { levels, permission } = at;
  const onePath = `${at.path}/:importId`;
  return {
    list: defineEndpoint({
      method: 'GET',
      path: at.path,
      levels,
      permission,
      params: at.place,
      response: z.object({ rows: z.array(importSummary) }),
    }),
    upload: defineEndpoint({
      method: 'POST',
      path: at.path,
      levels,
      permission,
      params: at.place,
      body: importUpload,
      bodyBytes: importLimits.bodyBytes,
      response: z.object({ id: z.number().int() }),
    }),
    get: defineEndpoint({ method: 'GET', path: onePath, levels, permission, params: at.one, response: importDetail }),
    /** Says which column holds what, and checks every row. */
    match: defineEndpoint({
      method: 'PUT',
      path: `${onePath}/columns`,
      levels,
      permission,
      params: at.one,
      body: importColumns,
      response: importDetail,
    }),
    rows: defineEndpoint({
      method: 'GET',
      path: `${onePath}/rows`,
      levels,
      permission,
      params: at.one,
      query: importRowsQuery,
      response: pageOf(importRow),
    }),
    /** Checks the changed rows again, and those that they were or are like. */
    fix: defineEndpoint({
      method: 'PUT',
      path: `${onePath}/rows`,
      levels,
      permission,
      params: at.one,
      body: importFixes,
      response: importDetail,
    }),
    start: defineEndpoint({
      method: 'POST',
      path: `${onePath}/start`,
      levels,
      permission,
      params: at.one,
      response: importDetail,
    }),
    /** The rows that were not imported, in the columns of the file, each with its reason. */
    failedCsv: defineEndpoint({
      method: 'GET',
      path: `${onePath}/failed/csv`,
      levels,
      permission,
      kind: 'file',
      params: at.one,
      response: z.any(),
    }),
  };
}
export type ImportEndpoints = ReturnType<typeof importEndpoints>;

export const groupImports = importEndpoints({
  path: `groups/:groupId/${importPaths.new}`,
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'members.write',
  place: groupPlace,
  one: groupPlace.extend({ importId: id }),
});
export const subgroupImports = importEndpoints({
  path: `groups/:groupId/subgroups/:subgroupId/${importPaths.new}`,
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'members.write',
  place: subgroupPlace,
  one: subgroupPlace.extend({ importId: id }),
});
export const groupEdits = importEndpoints({
  path: `groups/:groupId/${importPaths.edit}`,
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'members.bulkEdit',
  place: groupPlace,
  one: groupPlace.extend({ importId: id }),
});

// Each by its own name as well: whoever counts the endpoints of the contract finds them there.
export const {
  list: listGroupImports,
  upload: uploadGroupImport,
  get: getGroupImport,
  match: matchGroupImport,
  rows: listGroupImportRows,
  fix: fixGroupImportRows,
  start: startGroupImport,
  failedCsv: getGroupImportFailedCsv,
} = groupImports;
export const {
  list: listSubgroupImports,
  upload: uploadSubgroupImport,
  get: getSubgroupImport,
  match: matchSubgroupImport,
  rows: listSubgroupImportRows,
  fix: fixSubgroupImportRows,
  start: startSubgroupImport,
  failedCsv: getSubgroupImportFailedCsv,
} = subgroupImports;
export const {
  list: listGroupEdits,
  upload: uploadGroupEdit,
  get: getGroupEdit,
  match: matchGroupEdit,
  rows: listGroupEditRows,
  fix: fixGroupEditRows,
  start: startGroupEdit,
  failedCsv: getGroupEditFailedCsv,
} = groupEdits;
