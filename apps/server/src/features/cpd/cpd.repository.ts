import type { Body, CpdKind, changeCpdRecord } from '@doselore/contract';
import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../platform/access/index.ts';
import type { Queries } from '../../platform/db/index.ts';

type Changes = Body<typeof changeCpdRecord>;

export type CpdData = {
  id: number;
  kind: CpdKind;
  title: string;
  learning: string;
  relevance: string;
  method: string;
  benefit: string;
  learnt_on: string | null;
  course_user_id: number | null;
};

/** The newest learning first; what has no day yet stands before it. */
export async function listRecords(db: Queries, scope: Scope, filter: { recordId?: number } = {}): Promise<CpdData[]> {
  const { rows } = await sql<CpdData>`
    select r.id, r.kind, r.title, r.learning, r.relevance, r.method, r.benefit, r.learnt_on, r.course_user_id
    from cpd_records r
    where ${scopeWhere(scope, { owner: sql.ref('r.user_id') })}
      and (${filter.recordId ?? null}::bigint is null or r.id = ${filter.recordId ?? null})
    order by r.learnt_on desc nulls first, r.id desc limit 1000`.execute(db);
  return rows;
}

export type CompletedData = {
  id: number;
  title: string;
  summary: string | null;
  deliverable_id: number;
  completed_on: string;
  group_name: string;
};

/** Completed courses; those in the diary already are left out unless one is asked for by its id. */
export async function listCompleted(
  db: Queries,
  scope: Scope,
  filter: { courseUserId?: number } = {},
): Promise<CompletedData[]> {
  const { rows } = await sql<CompletedData>`
    select cu.id, a.title, a.summary, c.deliverable_id, (cu.completed_at at time zone 'UTC')::date as completed_on,
      g.name as group_name
    from course_users cu join courses c on c.id = cu.course_id join abstract_courses a on a.id = c.abstract_course_id
    join groups g on g.id = cu.group_id
    where ${scopeWhere(scope, { owner: sql.ref('cu.user_id') })}
      and cu.completion_status = 'completed' and cu.completed_at is not null
      and (${filter.courseUserId ?? null}::bigint is not null
        or not exists (select from cpd_records r where r.course_user_id = cu.id))
      and (${filter.courseUserId ?? null}::bigint is null or cu.id = ${filter.courseUserId ?? null})
    order by cu.completed_at desc, cu.id desc limit 100`.execute(db);
  return rows;
}

export async function ownsCourse(db: Queries, scope: Scope, courseUserId: number): Promise<boolean> {
  const { rows } = await sql`select from course_users cu
    where cu.id = ${courseUserId} and ${scopeWhere(scope, { owner: sql.ref('cu.user_id') })}`.execute(db);
  return rows.length > 0;
}

export async function insertRecord(db: Queries, record: Changes & { userId: number; at: Date }): Promise<number> {
  const { userId, at, ...fields } = record;
  const { id } = await db
    .insertInto('cpd_records')
    .values({ ...columnsOf(fields), user_id: userId, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Two clicks at once: the second finds the draft of the first. */
export async function insertDraft(
  db: Queries,
  draft: Changes & { userId: number; courseUserId: number; at: Date },
): Promise<number> {
  const { userId, courseUserId, at, ...fields } = draft;
  await db
    .insertInto('cpd_records')
    .values({ ...columnsOf(fields), user_id: userId, course_user_id: courseUserId, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('course_user_id').doNothing())
    .execute();
  const { id } = await db
    .selectFrom('cpd_records')
    .select('id')
    .where('course_user_id', '=', courseUserId)
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns how many there were */
export async function updateRecord(
  db: Queries,
  scope: Scope,
  change: Changes & { recordId: number; at: Date },
): Promise<number> {
  const { recordId, at, ...fields } = change;
  const { numUpdatedRows } = await db
    .updateTable('cpd_records')
    .set({ ...columnsOf(fields), updated_at: at })
    .where('id', '=', recordId)
    .where(scopeWhere(scope, { owner: sql.ref('cpd_records.user_id') }))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function deleteRecord(db: Queries, scope: Scope, recordId: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('cpd_records')
    .where('id', '=', recordId)
    .where(scopeWhere(scope, { owner: sql.ref('cpd_records.user_id') }))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function columnsOf(fields: Changes) {
  const { kind, title, learning, relevance, method, benefit, learnt_on } = fields;
  return { kind, title, learning, relevance, method, benefit, learnt_on };
}
