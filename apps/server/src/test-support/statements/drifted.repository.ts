import { sql } from 'kysely';
import type { Queries } from '../../platform/db/index.ts';

/** Statements whose types are wrong, for the test of the check. */
export async function listDrifted(db: Queries) {
  const renamed = await sql<{ first: string }>`select 'Ada' as given`.execute(db);
  const retyped = await sql<{ id: string; days: number[] }>`select 1::bigint as id, array['x'] as days`.execute(db);
  const doubled = await sql<{ id: number }>`select 1 as id, 2 as id`.execute(db);
  const read = await sql<{ end: Date; state: 'open'; list: { id: number }[] }>`
    select null::timestamptz as end, 'shut' as state, '[{"id": 1, "more": 2}, {}]'::json as list`.execute(db);
  const built = await db.selectNoFrom(sql<number>`'text'`.as('number')).executeTakeFirstOrThrow();
  return { renamed, retyped, doubled, read, built, neverCalled };
}

/** Runs a statement whose type is right. Only the check calls it, because it is exported. @public */
export async function listRight(db: Queries, limit: number | null) {
  const { rows } = await sql<{ id: number; at: Date | null; of: { name: string } }>`
    select u.id, u.archived_at as at, json_build_object('name', u.last_name) as of from users u
    limit ${limit}`.execute(db);
  return rows;
}

async function neverCalled(db: Queries) {
  const { rows } = await sql<{ id: number }>`select 1 as id`.execute(db);
  return rows;
}
