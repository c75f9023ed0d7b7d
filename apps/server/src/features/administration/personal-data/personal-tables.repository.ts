import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { UserId } from '../../../platform/access/index.ts';
import { days } from '../../../platform/clock/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import type { Blank, Owner, PersonalTable, Table } from '../../../platform/personal-data/index.ts';
import { ownerOf } from './map/personal-data.ts';

type Params = { table: Table; classified: PersonalTable };

/** SQL for the rows of `alias` that are about one of these people. */
function isAbout(owner: Owner, alias: string, userIds: readonly UserId[]): RawBuilder<SqlBool> {
  const ids = sql`${[...userIds]}::bigint[]`;
  if (typeof owner === 'string') return sql`${sql.ref(`${alias}.${owner}`)} = any(${ids})`;
  if ('name' in owner)
    return sql`lower(${sql.ref(`${alias}.${owner.name}`)}) in (select unnest(array[n.email, n.username]) from users n
      where n.id = any(${ids}))`;
  const next = `${alias}x`;
  return sql`${sql.ref(`${alias}.${owner.by}`)} in (select ${sql.ref(`${next}.id`)} from ${sql.table(owner.of)} ${sql.ref(next)}
    where ${isAbout(ownerOf(owner.of), next, userIds)})`;
}

export async function countRows(
  db: Queries,
  { table, classified }: Params,
  userIds: readonly UserId[],
): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)} t
    where ${isAbout(classified.about, 't', userIds)}`.execute(db);
  return rows[0]?.rows ?? 0;
}

function asValue(blank: Blank): RawBuilder<unknown> {
  if (typeof blank !== 'object' || blank === null) return sql`${blank}`;
  if ('numbered' in blank) return sql`replace(${blank.numbered}, '#', t.id::text)`;
  return sql`${JSON.stringify(blank)}`;
}

/** Deletes or blanks rows as the map says. */
export async function eraseRows(tx: Tx, { table, classified }: Params, userIds: readonly UserId[]): Promise<void> {
  const where = isAbout(classified.about, 't', userIds);
  if (classified.erase === 'rows') await sql`delete from ${sql.table(table)} t where ${where}`.execute(tx);
  if (typeof classified.erase === 'string') return;
  const sets = Object.entries(classified.erase).map(
    ([column, blank]) => sql`${sql.ref(column)} = ${asValue(blank ?? null)}`,
  );
  if (sets.length === 0) return;
  await sql`update ${sql.table(table)} t set ${sql.join(sets)} where ${where}`.execute(tx);
}

/** Lists whole rows as JSON, without the withheld columns. */
export async function listRowsAbout(
  db: Queries,
  { table, classified }: Params,
  userIds: readonly UserId[],
): Promise<Record<string, unknown>[]> {
  const withheld = sql`${[...(classified.withheld ?? [])]}::text[]`;
  const { rows } = await sql<{ classified: Record<string, unknown> }>`select to_jsonb(t) - ${withheld} as classified
    from ${sql.table(table)} t where ${isAbout(classified.about, 't', userIds)} order by t`.execute(db);
  return rows.map((row) => row.classified);
}

/** Deletes rows at the end of their retention class. */
export async function deleteEnded(tx: Tx, { table, classified }: Params, now: Date): Promise<void> {
  if (classified.ends === undefined) return;
  const limit = new Date(now.getTime() - days(classified.ends.days));
  await sql`delete from ${sql.table(table)} where ${sql.ref(classified.ends.after)} < ${limit}`.execute(tx);
}
