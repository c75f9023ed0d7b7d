import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { sqlState } from './tx.ts';

const folder = path.join(import.meta.dirname, '..', '..', 'migrations');
/** How long one process may hold the lease before another takes it for dead. */
const leaseSeconds = 120;

export type Migration = { name: string; sql: string; hash: string };

export function listMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}_.+\.sql$/u.test(file))
    .sort()
    .map((file) => {
      const sql = readFileSync(path.join(folder, file), 'utf8');
      return { name: file, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}

/**
 * Brings the database to the newest schema: forward only, each file in its own transaction, guarded by a lease row so
 * that nodes starting together do not collide. Throws when a file that was applied has been edited since.
 * @returns the names that were applied now
 */
export async function migrate(
  connectionString: string,
  { migrations = listMigrations() }: { migrations?: readonly Migration[] } = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await createOnce(
      client,
      'schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    await createOnce(client, 'schema_lease (id integer primary key, held_until timestamptz not null)');
    await client.query("insert into schema_lease values (1, '-infinity') on conflict do nothing");
    await takeLease(client);
    try {
      return await applyMissing(client, migrations);
    } finally {
      await client.query("update schema_lease set held_until = '-infinity'");
    }
  } finally {
    await client.end();
  }
}

/** Duplicate row, table or type: how the loser of two sessions that create one table at the same moment is told. */
const lostTheRace = new Set(['23505', '42P07', '42710']);

/** `if not exists` looks first and creates then, so it can still lose; the next look finds the table. */
async function createOnce(client: pg.Client, table: string): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    try {
      await client.query(`create table if not exists ${table}`);
      return;
    } catch (error) {
      if (tried === 5 || !lostTheRace.has(sqlState(error) ?? '')) throw error;
    }
  }
}

async function takeLease(client: pg.Client): Promise<void> {
  for (let waited = 0; waited < leaseSeconds * 2; waited += 1) {
    const taken = await client.query(
      `update schema_lease set held_until = now() + interval '${leaseSeconds} seconds' where held_until < now()`,
    );
    if (taken.rowCount === 1) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('Another process is still migrating the database. Try again when it has finished.');
}

async function applyMissing(client: pg.Client, migrations: readonly Migration[]): Promise<string[]> {
  const known = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations');
  const hashes = new Map(known.rows.map((row) => [row.name, row.hash]));
  const applied: string[] = [];
  for (const migration of migrations) {
    const before = hashes.get(migration.name);
    if (before === migration.hash) continue;
    if (before !== undefined) throw new Error(`Migration ${migration.name} was edited after it had been applied.`);
    await client.query('begin');
    try {
      await client.query(migration.sql);
      await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [
        migration.name,
        migration.hash,
      ]);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw new Error(`Migration ${migration.name} failed: ${error instanceof Error ? error.message : error}`, {
        cause: error,
      });
    }
    applied.push(migration.name);
  }
  return applied;
}
