import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkMigrationName } from './migration-name.ts';

export const migrationsFolder = path.join(import.meta.dirname, '..', '..', 'migrations');

export type Migration = { name: string; sql: string; hash: string };

/** Oldest version of the data that this code can migrate. */
export const oldestSupported = '0013_jobs_and_reminders.sql';

/** Lists the migrations in the order of their names. Throws when a file has a name that is not allowed. */
export function listMigrations(folder = migrationsFolder): Migration[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  for (const file of files) checkMigrationName(file);
  return files.map((file) => describeMigration(file, readFileSync(path.join(folder, file), 'utf8')));
}

export function describeMigration(name: string, sql: string): Migration {
  return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
}
