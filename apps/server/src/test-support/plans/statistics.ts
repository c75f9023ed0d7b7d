import type pg from 'pg';

/** Makes the database forget what it knows of the rows of some tables, as if they had never been analysed. */
export async function forgetStatistics(client: pg.ClientBase, tables: readonly string[] | 'all'): Promise<void> {
  const which = tables === 'all' ? null : [...tables];
  const chosen = `select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    and ($1::text[] is null or relname = any($1))`;
  await client.query(`update pg_class set reltuples = -1, relpages = 0, relallvisible = 0 where oid in (${chosen})`, [
    which,
  ]);
  await client.query(`delete from pg_statistic where starelid in (${chosen})`, [which]);
}
