import { createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { listMigrations, migrate } from '../db/index.ts';
import { bufferOf, checkArchive, readArchive } from './archive.ts';
import {
  addForeignKeys,
  begin,
  connectUnlimited,
  copyIn,
  dropForeignKeysAndRows,
  listRelations,
  setSequence,
} from './dump.repository.ts';
import { type BackupManifest, backupManifest, keyFingerprint, manifestName } from './manifest.ts';
import type { TarEntry } from './tar.ts';

/** Checks the archive, its migrations and its key before anything is changed. */
export async function openBackup(
  archive: string,
  { secretKey, withoutKey }: { secretKey: string | undefined; withoutKey: boolean },
) {
  const end = await checkArchive(archive);
  const manifest = await readManifest(archive);
  checkMigrations(manifest);
  const isSameKey = secretKey !== undefined && keyFingerprint(secretKey) === manifest.key_fingerprint;
  if (!isSameKey && !withoutKey)
    throw new Error(
      'This backup belongs to another SECRET_KEY. Set SECRET_KEY to that key, or copy the file secret.key of the old DATA_DIR into the new one. If the key is lost, add --without-key.',
    );
  return { manifest, end, isSameKey };
}

/** Throws when the folder holds anything but the key and the list of erasures. A missing folder is empty. */
export async function checkEmptyFolder(dataDir: string): Promise<void> {
  const allowed = new Set(['secret.key', 'erasures.txt', 'lost+found']);
  const found = (await readdir(dataDir).catch(() => [])).filter((name) => !allowed.has(name));
  if (found.length > 0)
    throw new Error(
      `The data folder ${dataDir} is not empty: it holds ${found.slice(0, 5).join(', ')}. Set DATA_DIR to a new folder.`,
    );
}

type Options = { url: string; filesFolder: string; archive: string; manifest: BackupManifest };

/**
 * Restores the schema of the backup, then its rows and files. The rows become visible when all rows and files are
 * restored.
 */
export async function restore({ url, filesFolder, archive, manifest }: Options): Promise<void> {
  const client = await connectUnlimited(url);
  try {
    const relations = await listRelations(client);
    if (relations.length > 0)
      throw new Error(
        `The database is not empty: it holds ${relations.slice(0, 5).join(', ')}. Set DATABASE_URL to a new database.`,
      );
    await restoreContents(client, { url, filesFolder, archive, manifest });
    await client.query('analyze');
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function restoreContents(client: pg.Client, target: Options): Promise<void> {
  const { url, manifest } = target;
  try {
    const names = new Set(manifest.migrations.map(({ name }) => name));
    await migrate(url, { migrations: listMigrations().filter(({ name }) => names.has(name)) });
    await begin(client, 'write');
    const keys = await dropForeignKeysAndRows(client, manifest.tables);
    await copyEntries(client, target);
    for (const sequence of manifest.sequences) await setSequence(client, sequence);
    await addForeignKeys(client, keys);
    await client.query('commit');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The restore did not finish: ${reason}\nEmpty the data folder and the database before you try again.`,
      {
        cause: error,
      },
    );
  }
}

async function copyEntries(
  client: pg.Client,
  target: Pick<Options, 'archive' | 'manifest' | 'filesFolder'>,
): Promise<void> {
  const tables = new Map(target.manifest.tables.map((table) => [table.name, table]));
  for await (const entry of readArchive(target.archive)) {
    const [kind, name = ''] = entry.name.split('/');
    const table = kind === 'tables' ? tables.get(name) : undefined;
    if (table !== undefined) await copyIn(client, table, await bufferOf(entry));
    else if (kind === 'files') await saveFile(target.filesFolder, entry);
  }
}

async function saveFile(folder: string, entry: TarEntry): Promise<void> {
  const place = path.join(folder, entry.name.slice('files/'.length));
  if (!place.startsWith(folder + path.sep))
    throw new Error(`The backup holds a path that is not allowed: ${entry.name}`);
  await mkdir(path.dirname(place), { recursive: true });
  await pipeline(entry.body, createWriteStream(place, { flags: 'wx', mode: 0o600 }));
}

async function readManifest(archive: string): Promise<BackupManifest> {
  for await (const entry of readArchive(archive)) {
    const parsed =
      entry.name === manifestName
        ? backupManifest.safeParse(JSON.parse((await bufferOf(entry)).toString()))
        : undefined;
    if (parsed?.success) return parsed.data;
    break;
  }
  throw new Error(`${archive} is a backup in a form that this version cannot read.`);
}

function checkMigrations({ migrations }: BackupManifest): void {
  const known = new Map(listMigrations().map(({ name, hash }) => [name, hash]));
  const unknown = migrations.filter(({ name }) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(
      `This backup was made by a newer version of Doselore: it has ${unknown.map(({ name }) => name).join(', ')}. Install that version first.`,
    );
  const edited = migrations.find(({ name, hash }) => known.get(name) !== hash);
  if (edited !== undefined)
    throw new Error(`Migration ${edited.name} in this backup differs from the one in this version.`);
}
