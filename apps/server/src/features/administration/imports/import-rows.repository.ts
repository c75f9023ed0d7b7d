import type { ImportRow, ImportRowsQuery, RowStatus } from '@doselore/contract/imports';
import { sql } from 'kysely';
import { limitTo, type Queries } from '../../../platform/db/index.ts';
import type { ImportId } from './imports.repository.ts';

/** One row of the sheet as it was uploaded. */
export type UploadedRow = { number: number; cells: string[] };
/** Row with the cells that are imported. `left_out_as`: the kind of a row without a person, such as a total. */
export type SheetRow = UploadedRow & { left_out_as: string | null };
/** Row with the changes of its last check. */
export type JudgedRow = SheetRow & Pick<ImportRow, 'changes'>;
export type Verdict = Pick<ImportRow, 'status' | 'problems' | 'changes'>;
export type RowVerdict = Verdict & { number: number };

export async function insertRows(db: Queries, importId: number, rows: readonly UploadedRow[]): Promise<void> {
  await sql`insert into import_rows (import_id, number, cells)
    select ${importId}::bigint, r.number, r.cells
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (number int, cells jsonb)`.execute(db);
}

/** Selects the rows below the headings. */
const belowHead = (importId: number) =>
  sql<boolean>`number > (select i.head_row from imports i where i.id = ${importId})`;

/** Lists the first rows of the sheet, with the headings and what stands above them. */
export async function listTopRows(db: Queries, importId: ImportId, limit: number): Promise<UploadedRow[]> {
  const { rows } = await sql<UploadedRow>`select number, cells from import_rows
    where import_id = ${importId} order by number limit ${limit}`.execute(db);
  return rows;
}

export async function listSheetRows(
  db: Queries,
  importId: ImportId,
  params: { status?: RowStatus; limit?: number } = {},
): Promise<JudgedRow[]> {
  const { rows } = await sql<JudgedRow>`select number, cells, left_out_as, changes from import_rows
    where import_id = ${importId} and ${belowHead(importId)} and (${params.status ?? null}::text is null or status = ${params.status ?? null})
    order by number limit ${params.limit ?? null}`.execute(db);
  return rows;
}

/**
 * Deletes all cells but those of the kept columns, in every row of the sheet. `leftOut` has the kind of each row
 * without a person.
 */
export async function narrowRows(
  db: Queries,
  importId: ImportId,
  { kept, leftOut }: { kept: readonly number[]; leftOut: ReadonlyMap<number, string> },
): Promise<void> {
  await sql`update import_rows r set cells = (
      select coalesce(jsonb_agg(coalesce(r.cells -> c.place, '""'::jsonb) order by c.nth), '[]')
      from unnest(${[...kept]}::int[]) with ordinality c (place, nth))
    where r.import_id = ${importId}`.execute(db);
  const rows = [...leftOut].map(([number, left_out_as]) => ({ number, left_out_as }));
  await sql`update import_rows r set left_out_as = v.left_out_as
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (number int, left_out_as text)
    where r.import_id = ${importId} and r.number = v.number`.execute(db);
}

export async function saveCells(db: Queries, importId: number, rows: readonly UploadedRow[]): Promise<void> {
  await sql`update import_rows r set cells = v.cells
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (number int, cells jsonb)
    where r.import_id = ${importId} and r.number = v.number`.execute(db);
}

export async function saveVerdicts(db: Queries, importId: number, verdicts: readonly RowVerdict[]): Promise<void> {
  await sql`update import_rows r set status = v.status, problems = v.problems, changes = v.changes
    from jsonb_to_recordset(${JSON.stringify(verdicts)}::jsonb)
      as v (number int, status text, problems jsonb, changes jsonb)
    where r.import_id = ${importId} and r.number = v.number`.execute(db);
}

export type RowData = SheetRow & Verdict & { total: number };

export async function listRows(
  db: Queries,
  importId: ImportId,
  filter: Pick<ImportRowsQuery, 'status' | 'page' | 'per_page'>,
): Promise<RowData[]> {
  const { rows } = await sql<RowData>`
    select number, cells, left_out_as, status, problems, changes, count(*) over ()::int as total from import_rows
    where import_id = ${importId} and ${belowHead(importId)} and (${filter.status} = '' or status = ${filter.status})
    order by number ${limitTo(filter)}`.execute(db);
  return rows;
}

export async function listFailedRows(db: Queries, importId: ImportId): Promise<RowData[]> {
  const { rows } = await sql<RowData>`
    select number, cells, left_out_as, status, problems, changes, 0 as total from import_rows
    where import_id = ${importId} and ${belowHead(importId)} and status in ('problem', 'elsewhere', 'failed') order by number`.execute(
    db,
  );
  return rows;
}

/** Counts the imported rows of a list by what they say. */
export async function listOutcomes(db: Queries, importId: ImportId): Promise<{ message: string; people: number }[]> {
  const { rows } = await sql<{ message: string; people: number }>`
    select x.message, count(*)::int as people
    from import_rows r cross join jsonb_to_recordset(r.problems) as x (message text)
    where r.import_id = ${importId} and r.status = 'done' group by x.message order by min(r.number), x.message`.execute(
    db,
  );
  return rows;
}

/** Marks rows that were ready as not imported, with the reason. */
export async function failReadyRows(db: Queries, importId: number, reason: string): Promise<void> {
  await sql`update import_rows set status = 'failed',
      problems = ${JSON.stringify([{ field: null, message: reason }])}::jsonb
    where import_id = ${importId} and ${belowHead(importId)} and status = 'ready'`.execute(db);
}
