import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '..', '..', 'migrations');

export type Migration = { name: string; sql: string; hash: string };

/** Oldest version of the data that this code can migrate. */
export const oldestSupported = '0013_jobs_and_reminders.sql';

export function listMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}_.+\.sql$/u.test(file))
    .sort()
    .map((file) => describeMigration(file, readFileSync(path.join(folder, file), 'utf8')));
}

export function describeMigration(name: string, sql: string): Migration {
  return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
}
