import pg from 'pg';
import { listMigrations, type Migration } from './list-migrations.ts';
import { untilCreated, withLease } from './migration-lease.ts';
import { isNumbered } from './migration-name.ts';

type Options = { log?: (line: string) => void; migrations?: readonly Migration[]; leaseSeconds?: number };

/**
 * Brings the database to the newest schema and returns the names of the migrations applied now. Each file runs in its
 * own transaction, forward only. A lease keeps nodes that start together from colliding. A current database is only
 * read. Throws when an applied file was edited later, or when the database has a migration that this code lacks. Throws
 * when the name of a missing migration comes before the name of an applied one.
 */
export async function migrate(
  url: string,
  { log = console.log, migrations = listMigrations(), leaseSeconds = 60 }: Options = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    if ((await findMissing(client, migrations)).length === 0) return [];
    return await withLease(url, { leaseSeconds, log }, async () => {
      await untilCreated(client, `create table if not exists ${journal}`);
      const missing = await findMissing(client, migrations);
      for (const migration of missing) await apply(client, migration);
      return missing.map(({ name }) => name);
    });
  } finally {
    await client.end().catch(() => undefined);
  }
}

const journal =
  'schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())';

async function findMissing(client: pg.Client, migrations: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('schema_migrations') is not null as exists",
  );
  if (rows[0]?.exists !== true) return [...migrations];
  const applied = await listAppliedMigrations(client);
  refuseNewer(applied, migrations);
  const hashes = new Map(applied.map((row) => [row.name, row.hash]));
  const missing = migrations.filter(({ name, hash }) => {
    const before = hashes.get(name);
    if (before !== undefined && before !== hash)
      throw new Error(`Migration ${name} was edited after it had been applied.`);
    return before === undefined;
  });
  refuseEarlier(applied, missing);
  return missing;
}

export async function listAppliedMigrations(client: pg.Client): Promise<{ name: string; hash: string }[]> {
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from schema_migrations order by name',
  );
  return rows;
}

function refuseNewer(applied: readonly { name: string }[], migrations: readonly Migration[]): void {
  const names = new Set(migrations.map(({ name }) => name));
  const unknown = applied.filter(({ name }) => !names.has(name));
  if (unknown.length === 0) return;
  throw new Error(
    `The database was used by a newer version of Doselore. Its data is at ${unknown.at(-1)?.name}; ` +
      `this version knows the data up to ${migrations.at(-1)?.name}. ` +
      'Start the newer version, or restore a backup made before it was installed. Nothing was changed.',
  );
}

/**
 * Throws when a missing migration sorts before an applied one, because databases would get them in different orders.
 * Allows migrations that landed under a number.
 */
function refuseEarlier(applied: readonly { name: string }[], missing: readonly Migration[]): void {
  const last =
    applied
      .map(({ name }) => name)
      .sort()
      .at(-1) ?? '';
  const earlier = missing.find(({ name }) => !isNumbered(name) && name < last);
  if (earlier === undefined) return;
  throw new Error(
    `Migration ${earlier.name} is not applied, but ${last}, which comes later, is. ` +
      `Rename apps/server/src/migrations/${earlier.name} to a time after ${last}. Nothing was changed.`,
  );
}

async function apply(client: pg.Client, { name, sql, hash }: Migration): Promise<void> {
  await client.query('begin');
  try {
    // Overrides the defaults of the database: a migration has no time limit, and its days are days in UTC.
    await client.query("set local statement_timeout = 0; set local lock_timeout = 0; set local timezone = 'UTC'");
    await client.query(sql);
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
