import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureDatabase, startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { listMigrations, migrationsFolder } from './list-migrations.ts';
import { migrate } from './migrate.ts';
import { addHashes, hashesFile } from './migration-hashes.ts';

/** Writes the types of the database from a freshly migrated schema: `npm run db:types` after adding a migration. */
async function writeTypes(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'doselore-types-'));
  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  try {
    await ensureDatabase(server, 'types');
    await migrate(server.urlOf('types'));
    const target = path.join(import.meta.dirname, '..', 'database.generated.ts');
    const mapping = JSON.stringify({ int8: 'number', numeric: 'number' });
    const options = ['--dialect', 'postgres', '--url', server.urlOf('types'), '--out-file', process.argv[2] ?? target];
    const made = spawnSync(
      'kysely-codegen',
      [...options, '--exclude-pattern', 'public.schema_*', '--date-parser', 'string', '--type-mapping', mapping],
      {
        stdio: 'inherit',
      },
    );
    if (made.status !== 0) throw new Error('kysely-codegen failed');
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Writes the hashes of new migrations. Throws when an earlier migration was edited. */
function writeHashes(): void {
  const file = path.join(migrationsFolder, hashesFile);
  writeFileSync(file, addHashes(existsSync(file) ? readFileSync(file, 'utf8') : '', listMigrations()));
}

await writeTypes();
if (process.argv[2] === undefined) writeHashes();
