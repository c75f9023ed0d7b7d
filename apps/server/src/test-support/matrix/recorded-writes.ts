import type { TestApp } from '../test-app.ts';

/** Tables that every sign-in writes. */
const left = ['sessions', 'throttles'];

/** Records from now on which tables each transaction inserts into, updates and deletes from. */
export async function recordWrites(server: TestApp): Promise<void> {
  await server.rows('create schema recorded');
  await server.rows('create table recorded.writes (transaction bigint not null, table_name text not null)');
  await server.rows(`create function recorded.write() returns trigger language plpgsql as $$ begin
    insert into recorded.writes values (pg_current_xact_id()::text::bigint, tg_table_name);
    return null; end $$`);
  const tables = await server.rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and not table_name = any($1)`,
    [left],
  );
  for (const { name } of tables)
    await server.rows(`create trigger recorded_write after insert or update or delete on "${name}"
      for each row execute function recorded.write()`);
}

/** Removes what was recorded, and returns the tables whose writes had no row of the audit trail in their transaction. */
export async function takeUnauditedWrites(server: TestApp): Promise<string[]> {
  const found = await server.rows<{ name: string }>(
    `with taken as (delete from recorded.writes returning *)
    select distinct table_name as name from taken
    where transaction not in (select transaction from taken where table_name = 'audit_events') order by 1`,
  );
  return found.map(({ name }) => name);
}
