import { z } from 'zod';
import { id, listQuery, pageOf } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import type { Place } from '../../place.ts';
import { groupPlace, subgroupPlace } from '../members/members.schemas.ts';
import {
  type ImportField,
  importFields,
  importKinds,
  importLimits,
  importStates,
  rowStatuses,
} from './imports.rules.ts';

const field = z.enum(Object.keys(importFields) as [ImportField, ...ImportField[]]);
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

export const importColumns = z.strictObject({ columns });

/** Values typed over single cells of the sheet. */
export const importFixes = z.strictObject({
  rows: z
    .array(z.strictObject({ number: z.number().int().min(2), values: z.partialRecord(field, cell) }))
    .min(1)
    .max(500),
});
export type ImportFixes = z.output<typeof importFixes>;

const count = z.number().int();

export const importSummary = z.object({
  id: count,
  kind: z.enum(importKinds),
  file_name: z.string(),
  state: z.enum(importStates),
  created_at: z.string(),
  created_by: z.string(),
  finished_at: z.string().nullable(),
  total: count,
  counts: z.object({ ready: count, problem: count, same: count, elsewhere: count, done: count, failed: count }),
});
export type ImportSummary = z.output<typeof importSummary>;

export const importDetail = importSummary.extend({
  head: z.array(z.string()),
  columns,
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

/** Schemas of the steps. `one` has the ids of the place and of one of its lists. */
const stepsAt = ({ place, one }: { place: z.ZodType<Place>; one: z.ZodType<Place & { importId: number }> }) => ({
  list: { params: place, response: z.object({ rows: z.array(importSummary) }) },
  upload: { params: place, body: importUpload, response: z.object({ id: z.number().int() }) },
  get: { params: one, response: importDetail },
  match: { params: one, body: importColumns, response: importDetail },
  rows: { params: one, query: importRowsQuery, response: pageOf(importRow) },
  fix: { params: one, body: importFixes, response: importDetail },
  start: { params: one, response: importDetail },
  failedCsv: { params: one, response: z.any() },
});
export type ImportSteps = ReturnType<typeof stepsAt>;

const atGroup = stepsAt({ place: groupPlace, one: groupPlace.extend({ importId: id }) });

export const importsSchemas = {
  groupImports: atGroup,
  subgroupImports: stepsAt({ place: subgroupPlace, one: subgroupPlace.extend({ importId: id }) }),
  groupEdits: atGroup,
};
