import { z } from 'zod';
import { done, id, inPlace, listQuery, pageOf } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import type { Place } from '../../place.ts';
import { dayOrders } from '../../read-day.ts';
import { groupPlace, subgroupPlace } from '../members/members.schemas.ts';
import { scanRules } from '../paper-courses/paper-courses.rules.ts';
import {
  type ImportField,
  importFields,
  importKinds,
  importLimits,
  importStates,
  issuingSources,
  matchedFields,
  rowStatuses,
} from './imports.rules.ts';

const field = z.enum(Object.keys(importFields) as [ImportField, ...ImportField[]]);
const count = z.number().int();
const cell = z.string().max(importLimits.cell, `A cell holds at most ${importLimits.cell} characters`);
const columns = z.array(field.nullable()).max(importLimits.columns);

/** Cells of a sheet, unchanged. Empty rows are included, so that row numbers match the sheet. */
export const importUpload = z.strictObject({
  fileName: z.string().trim().max(limits.name),
  head: z.array(cell).min(1).max(importLimits.columns),
  rows: z
    .array(z.array(cell).max(importLimits.columns))
    .min(1, 'There is no row under the headings')
    .max(importLimits.rows, `A list holds at most ${importLimits.rows.toLocaleString('en-GB')} rows`),
});
export type ImportUpload = z.output<typeof importUpload>;

/**
 * Meaning of a word: a job role, the id of a service or of an external course, `yes` or `no`. Empty text leaves the field
 * empty, or keeps the title of a course as it is written.
 */
const meaning = z.string().max(limits.name);

/** Answers about a whole list. Fields that are left out stay as they are. */
export const importAnswers = z.strictObject({
  dayOrder: z.enum(dayOrders).optional(),
  /** Adds people who have an account already. */
  addExisting: z.boolean().optional(),
  /** Archives the leavers of the list who are members, when the import starts. */
  archiveLeavers: z.boolean().optional(),
  /** Stock from which people without a licence get one. Null issues none. */
  issueFrom: z
    .strictObject({ source: z.enum(issuingSources), certificateMonths: count })
    .nullable()
    .optional(),
  words: z
    .array(z.strictObject({ field: z.enum(matchedFields), written: cell, meaning }))
    .max(500)
    .optional(),
});
export type ImportAnswers = z.output<typeof importAnswers>;

export const importColumns = z.strictObject({ columns });

/** Values typed over single cells of the sheet. */
export const importFixes = z.strictObject({
  rows: z
    .array(z.strictObject({ number: z.number().int().min(2), values: z.partialRecord(field, cell) }))
    .min(1)
    .max(500),
});
export type ImportFixes = z.output<typeof importFixes>;

export const importSummary = z.object({
  id: count,
  kind: z.enum(importKinds),
  file_name: z.string(),
  state: z.enum(importStates),
  created_at: z.string(),
  created_by: z.string(),
  finished_at: z.string().nullable(),
  total: count,
  counts: z.object({
    ready: count,
    problem: count,
    same: count,
    elsewhere: count,
    skipped: count,
    done: count,
    failed: count,
  }),
});
export type ImportSummary = z.output<typeof importSummary>;

/** Questions about a whole list, and the answers so far. */
const importQuestions = z.object({
  /**
   * Days with 2 meanings, and an example. `order` is the answer, otherwise the order that the other days show, otherwise
   * day first. `against`: number of days that can only have the other order, and are read in it.
   */
  days: z
    .object({
      example: z.string(),
      dmy: z.string(),
      mdy: z.string(),
      rows: count,
      order: z.enum(dayOrders).nullable(),
      against: count,
    })
    .nullable(),
  /** Words that are no job role, service, yes or no. `meaning` is null until somebody answers. */
  words: z.array(
    z.object({ field: z.enum(matchedFields), written: z.string(), rows: count, meaning: meaning.nullable() }),
  ),
  /** Services that a word can mean. */
  services: z.array(z.object({ id: count, name: z.string() })),
  /** External courses that a word can mean. */
  courses: z.array(z.object({ id: count, name: z.string() })),
  /** Number of people with an account elsewhere, when the caller may add them, and whether they are added. */
  existing: z.object({ people: count, added: z.boolean() }).nullable(),
  /** Number of leavers in the list, number of members among them, and whether the import archives these members. */
  leavers: z.object({ people: count, members: count, archived: z.boolean() }).nullable(),
  /** Number of people without a licence, the stock that can give them one, and the choice so far. */
  licences: z
    .object({
      people: count,
      sources: z.array(z.object({ source: z.enum(issuingSources), certificateMonths: count, seats: count })),
      from: z.object({ source: z.enum(issuingSources), certificateMonths: count }).nullable(),
    })
    .nullable(),
});
export type ImportQuestions = z.output<typeof importQuestions>;

export const importDetail = importSummary.extend({
  head: z.array(z.string()),
  /** Row number of the headings in the sheet. */
  head_row: count,
  /** First rows of the sheet, for the choice of the headings. */
  top: z.array(z.object({ number: count, cells: z.array(z.string()) })),
  /** Null before the check and after the start. */
  questions: importQuestions.nullable(),
  columns,
  /** Number of leavers who were archived at the start of the import. */
  archived: count,
  /** Outcomes of a list of delegates, each with its number of people. Empty for other lists. */
  told: z.array(z.object({ message: z.string(), people: count })),
  /** Rows with a file of evidence. Null for lists that take none. */
  with_evidence: count.nullable(),
  /** Title and rule of the face-to-face course of a list of results. Null for other lists. */
  results: z
    .object({
      title: z.string(),
      evidence: z.enum(scanRules),
      /** Scan of the signed list, which covers every row. */
      scan: z.object({ name: z.string(), bytes: count }).nullable(),
    })
    .nullable(),
  /** Values of the first rows, so that a person can tell the columns apart. */
  sample: z.array(z.array(z.string())),
});
export type ImportDetail = z.output<typeof importDetail>;

export const importRowsQuery = listQuery.extend({ status: z.enum(['', ...rowStatuses]).default('') });
export type ImportRowsQuery = z.output<typeof importRowsQuery>;

export const importRow = z.object({
  /** Row number in the spreadsheet. The headings are row 1. */
  number: count,
  /** Member whom a row of changes is about, with their current name. */
  person: z.object({ name: z.string(), email: z.string() }).nullable(),
  status: z.enum(rowStatuses),
  values: z.record(z.string(), z.string()),
  problems: z.array(z.object({ field: field.nullable(), message: z.string() })),
  changes: z.array(z.object({ field, before: z.string().nullable(), after: z.string().nullable() })),
});
export type ImportRow = z.output<typeof importRow>;

/** Place of a list, with the course whose delegates it names, or the face-to-face course whose results it has. */
export type ImportAt = Place & { virtualGroupId?: number | undefined; abstractPaperCourseId?: number | undefined };

/** Schemas of the steps. `one` has the ids of the place and of one of its lists. */
const stepsAt = ({ place, one }: { place: z.ZodType<ImportAt>; one: z.ZodType<ImportAt & { importId: number }> }) => ({
  list: { params: place, response: z.object({ rows: z.array(importSummary) }) },
  upload: { params: place, body: importUpload, response: z.object({ id: z.number().int() }) },
  get: { params: one, response: importDetail },
  match: { params: one, body: importColumns, response: importDetail },
  chooseHead: {
    params: one,
    body: z.strictObject({ row: z.number().int().min(1).max(importLimits.rows) }),
    response: importDetail,
  },
  answer: { params: one, body: importAnswers, response: importDetail },
  rows: { params: one, query: importRowsQuery, response: pageOf(importRow) },
  fix: { params: one, body: importFixes, response: importDetail },
  start: { params: one, response: importDetail },
  failedCsv: { params: one, response: z.any() },
});
export type ImportSteps = ReturnType<typeof stepsAt>;

const importEvidence = z.object({
  /** Rows that have a file of this zip. */
  matched: count,
  /** Files whose names are neither a reference nor the number of a row. */
  unmatched: z.array(z.string()),
  /** Files that are neither a PDF nor a picture, or are too large. */
  refused: z.array(z.string()),
});
export type ImportEvidence = z.output<typeof importEvidence>;

const oneOfGroup = groupPlace.extend({ importId: id });
const atGroup = stepsAt({ place: groupPlace, one: oneOfGroup });
const groupCourse = groupPlace.extend({ virtualGroupId: id });
const subgroupCourse = subgroupPlace.extend({ virtualGroupId: id });

const groupResults = groupPlace.extend({ abstractPaperCourseId: id });
const subgroupResults = subgroupPlace.extend({ abstractPaperCourseId: id });
const oneOfGroupResults = groupResults.extend({ importId: id });
const oneOfSubgroupResults = subgroupResults.extend({ importId: id });

const waitingCourse = z.object({
  id: count,
  title: z.string(),
  /** People here who have a licence without a result. */
  waiting: count,
});

export const importsSchemas = {
  groupImports: atGroup,
  subgroupImports: stepsAt({ place: subgroupPlace, one: subgroupPlace.extend({ importId: id }) }),
  groupDelegateImports: stepsAt({ place: groupCourse, one: groupCourse.extend({ importId: id }) }),
  subgroupDelegateImports: stepsAt({ place: subgroupCourse, one: subgroupCourse.extend({ importId: id }) }),
  groupEdits: atGroup,
  groupEntries: atGroup,
  groupResults: stepsAt({ place: groupResults, one: oneOfGroupResults }),
  subgroupResults: stepsAt({ place: subgroupResults, one: oneOfSubgroupResults }),
  listResultCourses: { params: inPlace, response: z.array(waitingCourse) },
  addResultsScan: {
    params: inPlace.extend({ abstractPaperCourseId: id, importId: id }),
    response: done,
  },
  addImportEvidence: { params: oneOfGroup, response: importEvidence },
};
