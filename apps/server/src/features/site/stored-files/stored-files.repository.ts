import type { FileCheck } from '@doselore/contract/stored-files';
import { sql } from 'kysely';
import type pg from 'pg';
import type { Queries, Tx } from '../../../platform/db/index.ts';

export type NamedFile = { key: string; subject: string };

/** Folders of stored files, each with a query for the rows that name them. A test compares its columns with the schema. */
export const fileFolders = {
  packages: `select storage_key as key, 'package version ' || id as subject from package_versions`,
  documents: `select storage_key as key, 'document ' || document_id as subject
    from document_versions where storage_key is not null`,
  thumbnails: `
    select thumbnail_key as key, 'course ' || id as subject from courses where thumbnail_key is not null`,
  evidence: `select evidence_key as key, 'external course user ' || id as subject
    from external_course_users where evidence_key is not null
    union all select storage_key, 'import ' || import_id from import_files`,
  materials: `select storage_key as key, 'session material ' || id as subject
    from session_materials where storage_key is not null`,
  scans: `select storage_key as key, 'paper scan ' || id as subject from paper_scans
    union all select scan_storage_key, 'import ' || id from imports where scan_storage_key is not null`,
  'certificate-pictures': `select storage_key as key, 'certificate picture ' || id as subject from certificate_pictures`,
  exports: `select storage_key as key, 'export ' || id as subject from exports where storage_key is not null`,
  registers: `select storage_key as key, 'signed sheet ' || id as subject from register_evidence`,
};
export type FileFolder = keyof typeof fileFolders;

/** Takes no scope: compares all stored files with all rows that name them. */
export async function listNamed(db: Queries, folder: FileFolder): Promise<NamedFile[]> {
  return (await sql.raw<NamedFile>(fileFolders[folder]).execute(db)).rows;
}

/** Lists the keys in a folder that rows name, over the connection of a backup. */
export async function listKeysOf(client: Pick<pg.Client, 'query'>, folder: FileFolder): Promise<string[]> {
  const { rows } = await client.query<NamedFile>(fileFolders[folder]);
  return rows.map(({ key }) => key);
}

/** Stores since when no row names each of these files. Deletes the entries of files that are named again or gone. */
export async function noteUnnamed(tx: Tx, { keys, at }: { keys: readonly string[]; at: Date }): Promise<void> {
  const all = [...keys];
  await sql`delete from unnamed_files where storage_key <> all(${all}::text[])`.execute(tx);
  await sql`insert into unnamed_files (storage_key, found_at) select unnest(${all}::text[]), ${at}
    on conflict do nothing`.execute(tx);
}

/**
 * Lists files that no row has named since `before`. Leaves out a file while a transaction is open that began less than
 * an hour after the file was found, or earlier: that transaction may still name the file.
 * Takes no scope: compares all stored files with all rows that name them.
 */
export async function listUnnamedSince(tx: Tx, before: Date): Promise<string[]> {
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from unnamed_files where found_at <= ${before} and not exists (
      select from pg_stat_activity a where a.datname = current_database() and a.pid <> pg_backend_pid()
        and a.xact_start < unnamed_files.found_at + interval '1 hour') order by 1`.execute(tx);
  return rows.map((row) => row.storage_key);
}

export async function forgetUnnamed(tx: Tx, keys: readonly string[]): Promise<void> {
  await sql`delete from unnamed_files where storage_key = any(${[...keys]}::text[])`.execute(tx);
}

export async function insertCheck(tx: Tx, check: FileCheck): Promise<void> {
  await tx
    .insertInto('file_checks')
    .values({ ...check, missing: JSON.stringify(check.missing) })
    .execute();
}

export async function findLastCheck(db: Queries): Promise<FileCheck | undefined> {
  const row = await db.selectFrom('file_checks').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirst();
  if (row === undefined) return undefined;
  const { id: _id, checked_at, missing, ...numbers } = row;
  return { ...numbers, checked_at: checked_at.toISOString(), missing: missing as FileCheck['missing'] };
}
