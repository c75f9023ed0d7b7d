import type pg from 'pg';
import { fileFolders, listKeysOf } from './stored-files.repository.ts';

/** Lists the keys of all files that rows name, each once, as of the snapshot of the connection's transaction. */
export async function listNamedKeys(client: Pick<pg.Client, 'query'>): Promise<string[]> {
  const keys = new Set<string>();
  for (const folder of Object.keys(fileFolders) as (keyof typeof fileFolders)[])
    for (const key of await listKeysOf(client, folder)) keys.add(key);
  return [...keys];
}
