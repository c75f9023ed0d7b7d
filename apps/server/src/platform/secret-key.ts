import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Returns the key of a server that was given none. Makes it at the first start and stores it in the data folder, apart
 * from the database. A copy of only one of the two opens nothing.
 */
export async function ownSecretKey(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'secret.key');
  await writeFile(file, `${randomBytes(32).toString('hex')}\n`, { flag: 'wx', mode: 0o600 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
  return (await readFile(file, 'utf8')).trim();
}

/** Reads the key of a data folder. Returns undefined when the folder has none. */
export async function findSecretKey(dataDir: string): Promise<string | undefined> {
  const text = await readFile(path.join(dataDir, 'secret.key'), 'utf8').catch(() => undefined);
  return text?.trim();
}
