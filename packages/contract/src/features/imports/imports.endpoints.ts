import { atPlace } from '../../at-place.ts';
import { endpoint } from '../../endpoint.ts';
import type { AdminLevel } from '../../levels.ts';
import { limits } from '../../limits.ts';
import type { Action } from '../../permissions.ts';
import { importLimits } from './imports.rules.ts';
import type { ImportSteps, importsSchemas } from './imports.schemas.ts';
import { importKindRules } from './kinds.rules.ts';

/** Actions that start a list, by the action that prepares it. */
const starts = {
  'members.write': 'members.startImport',
  'members.bulkEdit': 'members.startBulkEdit',
  'externalCourses.enter': 'externalCourses.startImport',
  'paperCourses.record': 'paperCourses.startImport',
} as const satisfies Partial<Record<Action, Action>>;

/** Defines the steps of one kind of list at one kind of place. Members do not change before `start`. */
function importEndpoints(at: {
  path: string;
  levels: readonly [AdminLevel, ...AdminLevel[]];
  permission: keyof typeof starts;
}) {
  const { path, levels, permission } = at;
  const onePath = `${path}/:importId`;
  return {
    list: endpoint<ImportSteps['list']>({ method: 'GET', path, levels, permission }),
    upload: endpoint<ImportSteps['upload']>({
      method: 'POST',
      path,
      levels,
      permission,
      bodyBytes: importLimits.bodyBytes,
    }),
    get: endpoint<ImportSteps['get']>({ method: 'GET', path: onePath, levels, permission }),
    /** Saves the field of each column, and checks every row. */
    match: endpoint<ImportSteps['match']>({ method: 'PUT', path: `${onePath}/columns`, levels, permission }),
    /** Chooses another row of headings, and guesses the columns again. */
    chooseHead: endpoint<ImportSteps['chooseHead']>({ method: 'PUT', path: `${onePath}/heading`, levels, permission }),
    /** Saves answers about the whole list, and checks every row. Words are remembered for the organisation. */
    answer: endpoint<ImportSteps['answer']>({ method: 'PUT', path: `${onePath}/answers`, levels, permission }),
    rows: endpoint<ImportSteps['rows']>({ method: 'GET', path: `${onePath}/rows`, levels, permission }),
    /** Changes rows. Checks them again, together with the rows that they match now or matched before. */
    fix: endpoint<ImportSteps['fix']>({ method: 'PUT', path: `${onePath}/rows`, levels, permission }),
    start: endpoint<ImportSteps['start']>({
      method: 'POST',
      path: `${onePath}/start`,
      levels,
      permission: starts[permission],
    }),
    /** Returns the rows that were not imported, in the columns of the file, each with its reason. */
    failedCsv: endpoint<ImportSteps['failedCsv']>({
      method: 'GET',
      path: `${onePath}/failed/csv`,
      levels,
      permission,
      kind: 'file',
    }),
  };
}
export type ImportEndpoints = ReturnType<typeof importEndpoints>;

export const groupImports = importEndpoints({
  path: `groups/:groupId/${importKindRules.new.path}`,
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'members.write',
});
export const subgroupImports = importEndpoints({
  path: `groups/:groupId/subgroups/:subgroupId/${importKindRules.new.path}`,
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'members.write',
});
/** Lists of people who become members of the organisation and delegates of one of its Pharmacist-led Courses. */
export const groupDelegateImports = importEndpoints({
  path: `groups/:groupId/virtual-groups/:virtualGroupId/${importKindRules.delegates.path}`,
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'members.write',
});
/** Lists of people who become members of the service and delegates of one of its Pharmacist-led Courses. */
export const subgroupDelegateImports = importEndpoints({
  path: `groups/:groupId/subgroups/:subgroupId/virtual-groups/:virtualGroupId/${importKindRules.delegates.path}`,
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'members.write',
});
export const groupEdits = importEndpoints({
  path: `groups/:groupId/${importKindRules.edit.path}`,
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'members.bulkEdit',
});

const entries = {
  path: `groups/:groupId/${importKindRules['external-entries'].path}`,
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'externalCourses.enter',
} as const;
/** Lists of external courses that members have taken. */
export const groupEntries = importEndpoints(entries);

/**
 * Adds evidence to the rows of a checked list: a zip of PDFs and pictures, each named by the reference or the number of
 * its row. A file replaces the earlier file of its row.
 */
export const addImportEvidence = endpoint<typeof importsSchemas.addImportEvidence>({
  method: 'POST',
  path: `${entries.path}/:importId/evidence`,
  levels: entries.levels,
  permission: entries.permission,
  kind: 'upload',
  bodyBytes: importLimits.evidenceZipBytes,
});

const results = (place: string, levels: readonly [AdminLevel, ...AdminLevel[]]) =>
  importEndpoints({
    path: `${place}/paper-courses/:abstractPaperCourseId/${importKindRules['paper-results'].path}`,
    levels,
    permission: 'paperCourses.record',
  });
/** Lists of results of one face-to-face course. */
export const groupResults = results('groups/:groupId', ['superAdmin', 'groupingAdmin']);
export const subgroupResults = results('groups/:groupId/subgroups/:subgroupId', [
  'superAdmin',
  'groupingAdmin',
  'subgroupAdmin',
]);

/** Lists the face-to-face courses that results can be recorded for here, those with waiting licences first. */
export const listResultCourses = atPlace<typeof importsSchemas.listResultCourses>({
  method: 'GET',
  path: 'paper-courses/results',
  permission: 'paperCourses.record',
});

/** Adds the scan of a signed list to a checked list of results. The scan covers each row, and is stored once. */
export const addResultsScan = atPlace<typeof importsSchemas.addResultsScan>({
  method: 'POST',
  path: `paper-courses/:abstractPaperCourseId/${importKindRules['paper-results'].path}/:importId/scan`,
  permission: 'paperCourses.record',
  kind: 'upload',
  bodyBytes: limits.evidenceBytes,
});
