import { sql } from 'kysely';
import { type CheckedPlace, type Scope, scopeWhere, type UserId } from '../../platform/access/index.ts';
import type { Queries } from '../../platform/db/index.ts';

// Reads of every kind, for the test of the rule.

type Row = { id: number };

export function byScope(db: Queries, scope: Scope) {
  return sql<Row>`select id from users u where ${scopeWhere(scope, { owner: sql.ref('u.id') })}`.execute(db);
}

export function byCheckedId(db: Queries, userId: UserId) {
  return sql<Row>`select id from users where id = ${userId}`.execute(db);
}

export function byCheckedIds(db: Queries, params: { userIds: readonly UserId[] }) {
  return sql<Row>`select id from users where id = any(${[...params.userIds]}::bigint[])`.execute(db);
}

export function byPlace(db: Queries, params: { place: CheckedPlace; licenceId: number }) {
  return sql<Row>`select id from licences where group_id = ${params.place.groupId} and id = ${params.licenceId}`.execute(
    db,
  );
}

export function byNoId(db: Queries, userId: UserId | null) {
  return sql<Row>`select id from users where id = ${userId}`.execute(db);
}

export function byNumber(db: Queries, params: { userId: number; at: Date }) {
  return sql<Row>`select id from users where id = ${params.userId} and created_at < ${params.at}`.execute(db);
}

export function byOptionalId(db: Queries, params: { userId?: UserId }) {
  return sql<Row>`select id from users where id = coalesce(${params.userId ?? null}, id)`.execute(db);
}

export function bySeveral(db: Queries, userId: UserId | number) {
  return sql<Row>`select id from users where id = ${userId}`.execute(db);
}

/** Writes and reads. */
export async function byWriting(db: Queries, userId: number): Promise<Row[]> {
  await sql`update users set theme = 'dark' where id = ${userId}`.execute(db);
  const { rows } = await sql<Row>`select id from users where id = ${userId}`.execute(db);
  return rows;
}

/**
 * Lists people.
 * Takes no scope: a job reads the people of the whole site.
 */
export function byReason(db: Queries) {
  return sql<Row>`select id from users`.execute(db);
}

export function byOpenTable(db: Queries, id: number) {
  return sql<Row>`select v.id from venues v join locations l on l.id = v.location_id where v.id = ${id}`.execute(db);
}

const someoneNear = () => sql`exists (select from users where id = 1)`;

export function byFragment(db: Queries, id: number) {
  return sql<Row>`select v.id from venues v where v.id = ${id} and ${someoneNear()}`.execute(db);
}

export function byFunction(db: Queries, id: number) {
  return sql<Row>`select r.user_id as id from document_readers() r where r.document_id = ${id}`.execute(db);
}

export async function onlyWrites(db: Queries, userId: number): Promise<bigint> {
  const { numAffectedRows } = await sql`update users set theme = 'dark' where id = ${userId}`.execute(db);
  return numAffectedRows ?? 0n;
}

/** Reads no row. */
export function asText(userId: number): string {
  return `user ${userId}`;
}

const someone: unknown = 1;
export const cast = (someone as UserId) + 1;
