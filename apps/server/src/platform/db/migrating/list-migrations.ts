import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkMigrationName, folderOf } from './migration-name.ts';

export const migrationsFolder = path.join(import.meta.dirname, '..', '..', '..', 'migrations');

export type Migration = { name: string; sql: string; hash: string };

/** Oldest version of the data that this code can migrate. */
export const oldestSupported = '0013_jobs_and_reminders.sql';

/**
 * Lists the migrations of all folders in the order of their names. Throws when a file has a name that is not allowed or
 * is in another folder than that of its day. A database knows a migration by its name alone, without the folder.
 */
export function listMigrations(folder = migrationsFolder): Migration[] {
  const files = globSync('**/*.sql', { cwd: folder });
  for (const file of files) checkPlace(file);
  const names = files.map((file) => path.basename(file)).sort();
  return names.map((name) => describeMigration(name, readFileSync(path.join(folder, folderOf(name), name), 'utf8')));
}

/** Throws for a migration with a wrong name or in a wrong folder. `file` is its path below the migrations. */
function checkPlace(file: string): void {
  const name = path.basename(file);
  checkMigrationName(name);
  if (path.dirname(file) !== folderOf(name))
    throw new Error(`Move apps/server/src/migrations/${file} to apps/server/src/migrations/${folderOf(name)}/${name}`);
}

export function describeMigration(name: string, sql: string): Migration {
  return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
}
