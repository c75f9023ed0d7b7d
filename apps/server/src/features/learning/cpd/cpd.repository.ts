import type { Body } from '@doselore/contract';
import type { CpdKind, changeCpdRecord } from '@doselore/contract/cpd';
import type { TrainingSource } from '@doselore/contract/my-learning';
import { sql } from 'kysely';
import { type Scope, scopeWhere, type UserId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

type Changes = Body<typeof changeCpdRecord>;

export type CourseSource = { source: TrainingSource; source_id: number };

export type CpdData = {
  id: number;
  kind: CpdKind;
  title: string;
  learning: string;
  relevance: string;
  method: string;
  benefit: string;
  learnt_on: string | null;
  source: TrainingSource | null;
};

/** Lists records with the newest learning first. Records without a day come before all others. */
export async function listRecords(db: Queries, scope: Scope, filter: { recordId?: number } = {}): Promise<CpdData[]> {
  const { rows } = await sql<CpdData>`
    select r.id, r.kind, r.title, r.learning, r.relevance, r.method, r.benefit, r.learnt_on, r.source
    from cpd_records r
    where ${scopeWhere(scope, { owner: sql.ref('r.user_id') })}
      and (${filter.recordId ?? null}::bigint is null or r.id = ${filter.recordId ?? null})
    order by r.learnt_on desc nulls first, r.id desc limit 1000`.execute(db);
  return rows;
}

export async function ownsCourse(db: Queries, scope: Scope, courseUserId: number): Promise<boolean> {
  const { rows } = await sql`select from course_users cu
    where cu.id = ${courseUserId} and ${scopeWhere(scope, { owner: sql.ref('cu.user_id') })}`.execute(db);
  return rows.length > 0;
}

/** Lists the courses that already have a record. */
export async function listDrafted(db: Queries, scope: Scope): Promise<CourseSource[]> {
  const { rows } = await sql<CourseSource>`select r.source, r.source_id from cpd_records r
    where r.source is not null and ${scopeWhere(scope, { owner: sql.ref('r.user_id') })}`.execute(db);
  return rows;
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

/** Inserts a draft, or returns the existing one after a second click at the same time. */
export async function insertDraft(
  db: Queries,
  draft: Changes & CourseSource & { userId: UserId; at: Date },
): Promise<number> {
  const { userId, source, source_id, at, ...fields } = draft;
  await db
    .insertInto('cpd_records')
    .values({ ...columnsOf(fields), user_id: userId, source, source_id, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'source', 'source_id']).doNothing())
    .execute();
  const { id } = await db
    .selectFrom('cpd_records')
    .select('id')
    .where('user_id', '=', userId)
    .where('source', '=', source)
    .where('source_id', '=', source_id)
    .executeTakeFirstOrThrow();
  return id;
}

/** Updates a record and returns the number of updated rows. */
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
