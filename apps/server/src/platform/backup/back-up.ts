import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { listAppliedMigrations } from '../db/index.ts';
import { type ArchiveWriter, createArchive } from './archive.ts';
import { withBackupLease } from './backup-lease.repository.ts';
import { begin, connectUnlimited, copyOut, listSequences, listTables } from './dump.repository.ts';
import { type BackupManifest, keyFingerprint, manifestName } from './manifest.ts';

type Options = {
  url: string;
  /** Folder of the stored files. */
  filesFolder: string;
  secretKey: string;
  /** Lists the keys of the files that rows of the snapshot name. */
  listKeys: (client: pg.Client) => Promise<string[]>;
  archive: string;
};

export type BackupReport = { tables: number; files: number; missing: string[] };

/**
 * Writes the database and the stored files into one archive while the product runs. First come the rows of one snapshot,
 * then the files that these rows name. Stored files never change, and none is removed while the backup holds its lease.
 */
export async function backUp(options: Options): Promise<BackupReport> {
  const holder = await connectUnlimited(options.url);
  const reader = await connectUnlimited(options.url);
  try {
    return await withBackupLease(holder, async (checkLease) => {
      const archive = createArchive(options.archive);
      try {
        const { tables, keys } = await addDatabase(archive, reader, options);
        const { files, missing } = await addFiles(archive, options.filesFolder, keys);
        checkLease();
        await archive.finish({ missing });
        return { tables, files, missing };
      } catch (error) {
        await archive.discard();
        throw error;
      }
    });
  } finally {
    await reader.end().catch(() => undefined);
    await holder.end().catch(() => undefined);
  }
}

async function addDatabase(archive: ArchiveWriter, client: pg.Client, { secretKey, listKeys }: Options) {
  await begin(client, 'snapshot');
  const manifest: BackupManifest = {
    format: 1,
    made_at: new Date().toISOString(),
    migrations: await listAppliedMigrations(client),
    key_fingerprint: keyFingerprint(secretKey),
    tables: await listTables(client),
    // A snapshot does not cover sequences. Read after it was taken, they are never behind its rows.
    sequences: await listSequences(client),
  };
  const keys = await listKeys(client);
  await archive.add(manifestName, Buffer.from(JSON.stringify(manifest, undefined, 2)));
  for (const table of manifest.tables) {
    let part = 0;
    for await (const rows of copyOut(client, table)) {
      part += 1;
      await archive.add(`tables/${table.name}/${String(part).padStart(6, '0')}`, rows);
    }
  }
  await client.query('commit');
  return { tables: manifest.tables.length, keys };
}

async function addFiles(archive: ArchiveWriter, folder: string, keys: readonly string[]) {
  const missing: string[] = [];
  for (const key of keys) {
    const isThere = await addPath(archive, path.join(folder, key), `files/${key}`);
    if (!isThere) missing.push(key);
  }
  return { files: keys.length - missing.length, missing };
}

/** Adds a file, or a folder with all its contents. Returns false when neither exists. */
async function addPath(archive: ArchiveWriter, place: string, name: string): Promise<boolean> {
  const found = await stat(place).catch(() => undefined);
  if (found === undefined) return false;
  if (!found.isDirectory()) await archive.addFile(name, place);
  else for (const child of await readdir(place)) await addPath(archive, path.join(place, child), `${name}/${child}`);
  return true;
}
