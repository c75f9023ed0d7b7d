import type { Level } from '@doselore/contract';
import type { EvidenceType } from '@doselore/contract/external-courses';
import type { Columns, ImportKind, ImportState, ImportSummary } from '@doselore/contract/imports';
import { sql } from 'kysely';
import {
  type CheckedId,
  type CheckedPlace,
  type GroupId,
  type Scope,
  type SubgroupId,
  scopeWhere,
  type UserId,
  type VirtualGroupId,
} from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import type { Answers } from './answers.ts';

/** Keys of an import: its place, its course, its kind, and the role of the person who uploaded it. */
export type Ref = CheckedPlace & {
  kind: ImportKind;
  level: Level;
  virtualGroupId?: VirtualGroupId | undefined;
  /** Face-to-face course whose results the list has. */
  abstractPaperCourseId?: number | undefined;
};

export type ImportId = CheckedId<'import'>;

/** Stored scan of a signed list. */
export type ListScan = { key: string; name: string; type: EvidenceType; bytes: number };

export type ImportData = {
  id: ImportId;
  group_id: GroupId;
  subgroup_id: SubgroupId | null;
  /** Course whose delegates the list names. */
  virtual_group_id: VirtualGroupId | null;
  /** Face-to-face course whose results the list has. */
  abstract_paper_course_id: number | null;
  /** Scan of the signed list. */
  scan: ListScan | null;
  kind: ImportKind;
  level: Level;
  created_by: UserId;
  author: string;
  created_at: Date;
  finished_at: Date | null;
  file_name: string;
  head: string[];
  /** Row number of the headings in the sheet. */
  head_row: number;
  columns: Columns;
  answers: Answers;
  state: ImportState;
  counts: Partial<ImportSummary['counts']>;
};

const columns = sql`i.id, i.group_id, i.subgroup_id, i.virtual_group_id, i.abstract_paper_course_id,
  case when i.scan_storage_key is not null then json_build_object('key', i.scan_storage_key, 'name', i.scan_name, 'type', i.scan_type,
    'bytes', i.scan_bytes) end as scan, i.kind, i.level, i.created_by, i.created_at, i.finished_at, i.file_name,
  i.head, i.head_row, i.columns, i.answers, i.state, u.first_name || ' ' || u.last_name as author,
  (select coalesce(json_object_agg(c.status, c.count), '{}') from (select r.status, count(*)::int as count
    from import_rows r where r.import_id = i.id and r.number > i.head_row group by r.status) c) as counts`;

const isAt = (
  scope: Scope,
  { groupId, subgroupId, virtualGroupId, abstractPaperCourseId, kind, level }: Ref,
) => sql<boolean>`
  i.group_id = ${groupId} and i.subgroup_id is not distinct from ${subgroupId ?? null} and i.kind = ${kind}
  and i.virtual_group_id is not distinct from ${virtualGroupId ?? null}
  and i.abstract_paper_course_id is not distinct from ${abstractPaperCourseId ?? null}
  and i.level = ${level} and ${scopeWhere(scope, { group: sql.ref('i.group_id'), subgroup: sql.ref('i.subgroup_id') })}`;

export async function listImports(db: Queries, scope: Scope, ref: Ref): Promise<ImportData[]> {
  const { rows } = await sql<ImportData>`select ${columns} from imports i join users u on u.id = i.created_by
    where ${isAt(scope, ref)} order by i.id desc limit 50`.execute(db);
  return rows;
}

/** Finds an import. `forUpdate` locks it, so that two people do not change the same list at once. */
export async function findImport(
  db: Queries,
  scope: Scope,
  { importId, forUpdate = false, ...ref }: Ref & { importId: number; forUpdate?: boolean },
): Promise<ImportData | undefined> {
  const { rows } = await sql<ImportData>`select ${columns} from imports i join users u on u.id = i.created_by
    where i.id = ${importId} and ${isAt(scope, ref)} ${forUpdate ? sql`for update of i` : sql``}`.execute(db);
  return rows[0];
}

/**
 * Finds a started import for the worker, which has no caller. The worker itself checks the rights of the person who
 * began it.
 */
export async function findStartedImport(db: Queries, importId: ImportId): Promise<ImportData | undefined> {
  const { rows } = await sql<ImportData>`select ${columns} from imports i join users u on u.id = i.created_by
    where i.id = ${importId} and i.state = 'running' for update of i`.execute(db);
  return rows[0];
}

export async function insertImport(
  db: Queries,
  params: Ref & {
    createdBy: number;
    now: Date;
    fileName: string;
    head: readonly string[];
    headRow: number;
    columns: Columns;
  },
): Promise<number> {
  const { id } = await db
    .insertInto('imports')
    .values({
      group_id: params.groupId,
      subgroup_id: params.subgroupId ?? null,
      virtual_group_id: params.virtualGroupId ?? null,
      abstract_paper_course_id: params.abstractPaperCourseId ?? null,
      kind: params.kind,
      level: params.level,
      created_by: params.createdBy,
      created_at: params.now,
      file_name: params.fileName,
      head: JSON.stringify(params.head),
      head_row: params.headRow,
      columns: JSON.stringify(params.columns),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Saves the choice of another row of headings. The columns have to be matched again. */
export async function setHead(
  db: Queries,
  importId: number,
  params: { headRow: number; head: readonly string[]; columns: Columns },
): Promise<void> {
  await db
    .updateTable('imports')
    .set({
      head_row: params.headRow,
      head: JSON.stringify(params.head),
      columns: JSON.stringify(params.columns),
      state: 'uploaded',
    })
    .where('id', '=', importId)
    .execute();
}

export async function setAnswers(db: Queries, importId: number, answers: Answers): Promise<void> {
  await db
    .updateTable('imports')
    .set({ answers: JSON.stringify(answers) })
    .where('id', '=', importId)
    .execute();
}

/** Saves the confirmed columns with their headings. */
export async function setColumns(
  db: Queries,
  importId: number,
  params: { head: readonly string[]; columns: Columns },
): Promise<void> {
  await db
    .updateTable('imports')
    .set({ head: JSON.stringify(params.head), columns: JSON.stringify(params.columns), state: 'checked' })
    .where('id', '=', importId)
    .execute();
}

export async function setState(db: Queries, importId: number, state: ImportState, finishedAt?: Date): Promise<void> {
  await db
    .updateTable('imports')
    .set({ state, finished_at: finishedAt ?? null })
    .where('id', '=', importId)
    .execute();
}

/** Saves the scan of a signed list. Null removes the scan from the list. */
export async function setScan(db: Queries, importId: ImportId, scan: ListScan | null): Promise<void> {
  await db
    .updateTable('imports')
    .set({
      scan_storage_key: scan?.key ?? null,
      scan_name: scan?.name ?? null,
      scan_type: scan?.type ?? null,
      scan_bytes: scan?.bytes ?? null,
    })
    .where('id', '=', importId)
    .execute();
}

/** Deletes old lists, and lists without confirmed columns, which still hold every cell of the file. */
export async function removeImportsBefore(db: Queries, params: { any: Date; unconfirmed: Date }): Promise<void> {
  await db.deleteFrom('imports').where('created_at', '<', params.any).where('state', '<>', 'running').execute();
  await db.deleteFrom('imports').where('created_at', '<', params.unconfirmed).where('state', '=', 'uploaded').execute();
}
