import type { TestApp } from '../test-app.ts';

/** Table that every request of a signed-in person writes to. */
const left = 'sessions';
/** Table that a refused request must not write to. A sign-in writes to it without a row of the audit trail. */
const tries = 'throttles';

/** Starts to record the tables that each transaction inserts into, updates and deletes from. */
export async function recordWrites(server: TestApp): Promise<void> {
  await server.rows('create schema recorded');
  await server.rows('create table recorded.writes (transaction bigint not null, name text not null, operation text)');
  await server.rows(`create function recorded.write() returns trigger language plpgsql as $$ begin
    insert into recorded.writes values (pg_current_xact_id()::text::bigint, tg_table_name, tg_op);
    return null; end $$`);
  const tables = await server.rows<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> $1`,
    [left],
  );
  for (const { name } of tables)
    await server.rows(`create trigger recorded_write after insert or update or delete on "${name}"
      for each row execute function recorded.write()`);
}

export type Writes = {
  /** Tables with changed rows. */
  written: string[];
  /** Tables with writes that had no row of the audit trail in their transaction. */
  unaudited: string[];
  /** Tables with deleted rows. */
  deleted: string[];
};

/** Returns what was recorded since the last call. */
export async function takeWrites(server: TestApp): Promise<Writes> {
  const rows = await server.rows<{ name: string; is_audited: boolean; is_deleted: boolean }>(
    `with taken as (delete from recorded.writes returning *)
    select name, bool_and(transaction in (select transaction from taken where name = 'audit_events')) as is_audited,
      bool_or(operation = 'DELETE') as is_deleted from taken group by 1 order by 1`,
  );
  const names = (found: typeof rows) => found.map(({ name }) => name).filter((name) => name !== tries);
  return {
    written: rows.map(({ name }) => name),
    unaudited: names(rows.filter((row) => !row.is_audited)),
    deleted: names(rows.filter((row) => row.is_deleted)),
  };
}
