import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

export type DumpedTable = { name: string; columns: string[] };
export type DumpedSequence = { name: string; value: string };
type ForeignKey = { table: string; name: string; definition: string };

/** Tables that no backup contains, because each database fills its own. */
const ownTables = ['schema_migrations', 'schema_lease', 'backup_lease'];
/** Least size of one part of a table. The part is held in memory. */
const partBytes = 4 * 1024 * 1024;

/** Connects without the time limits of the app's connections. */
export async function connectUnlimited(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString, keepAlive: true });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Begins a transaction without time limits. A `snapshot` is read-only and sees the database at one moment. */
export async function begin(client: pg.Client, kind: 'snapshot' | 'write'): Promise<void> {
  await client.query(kind === 'snapshot' ? 'begin isolation level repeatable read read only' : 'begin');
  for (const setting of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    await client.query(`set local ${setting} = 0`);
  await client.query(`set local timezone = 'UTC'`);
  await client.query(`set local datestyle = 'ISO'`);
}

export async function listTables(client: pg.Client): Promise<DumpedTable[]> {
  const { rows } = await client.query<DumpedTable>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and c.relname <> all($1)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
     group by c.relname order by c.relname`,
    [ownTables],
  );
  return rows;
}

/** Lists the names of tables, indexes and sequences. A new database has none. */
export async function listRelations(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') order by 1`,
  );
  return rows.map((row) => row.name);
}

/** Reads the rows of a table in the text format of COPY, in parts that end with a whole row. */
export async function* copyOut(client: pg.Client, table: DumpedTable): AsyncGenerator<Buffer> {
  const stream = client.query(copyTo(`copy ${target(client, table)} to stdout`));
  let waiting: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    waiting.push(chunk);
    bytes += chunk.byteLength;
    // COPY escapes line feeds in values, so a line feed byte always ends a row.
    const rowEnd = bytes < partBytes ? -1 : chunk.lastIndexOf(10);
    if (rowEnd === -1) continue;
    const whole = Buffer.concat(waiting);
    const cut = bytes - chunk.byteLength + rowEnd + 1;
    yield whole.subarray(0, cut);
    waiting = [whole.subarray(cut)];
    bytes -= cut;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

export async function copyIn(client: pg.Client, table: DumpedTable, part: Buffer): Promise<void> {
  await pipeline(Readable.from([part]), client.query(copyFrom(`copy ${target(client, table)} from stdin`)));
}

function target(client: pg.Client, { name, columns }: DumpedTable): string {
  return `${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`;
}

export async function listSequences(client: pg.Client): Promise<DumpedSequence[]> {
  const { rows } = await client.query<DumpedSequence>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = current_schema() and last_value is not null order by 1`,
  );
  return rows;
}

export async function setSequence(client: pg.Client, { name, value }: DumpedSequence): Promise<void> {
  await client.query('select setval(quote_ident($1)::regclass, $2::bigint)', [name, value]);
}

/** Drops the foreign keys and empties the tables, so that rows can be copied in any order. Returns the dropped keys. */
export async function dropForeignKeysAndRows(client: pg.Client, tables: readonly DumpedTable[]): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace order by 1, 2`,
  );
  for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  const names = tables.map(({ name }) => client.escapeIdentifier(name));
  if (names.length > 0) await client.query(`truncate ${names.join(', ')}`);
  return rows;
}

/** Adds the dropped foreign keys again. PostgreSQL checks every row against them. */
export async function addForeignKeys(client: pg.Client, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
}
