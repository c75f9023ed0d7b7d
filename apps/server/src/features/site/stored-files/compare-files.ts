import type { Queries } from '../../../platform/db/index.ts';
import type { Files } from '../../../platform/files/index.ts';
import { type FileFolder, fileFolders, listNamed, type NamedFile } from './stored-files.repository.ts';

type Comparison = {
  /** Number of files and package folders on disk. */
  files: number;
  /** Rows whose file is not on disk. */
  missing: NamedFile[];
  /** Keys of files that no row names. */
  unnamed: string[];
};

/** Compares the rows that name stored files with the files on disk. */
export async function compareFiles(db: Queries, files: Files): Promise<Comparison> {
  const found: Comparison = { files: 0, missing: [], unnamed: [] };
  for (const folder of Object.keys(fileFolders) as FileFolder[]) {
    // Rows first: a file is on disk before its row is committed.
    const named = await listNamed(db, folder);
    const kept = await files.list(folder);
    const isKept = new Set(kept);
    const isNamed = new Set(named.map(({ key }) => key));
    found.files += kept.length;
    found.missing.push(...named.filter(({ key }) => !isKept.has(key)));
    found.unnamed.push(...kept.filter((key) => !isNamed.has(key)));
  }
  return found;
}
