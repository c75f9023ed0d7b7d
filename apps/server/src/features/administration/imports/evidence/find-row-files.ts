import type { Queries } from '../../../../platform/db/index.ts';
import type { ImportData } from '../imports.repository.ts';
import { kindOf } from '../kinds.ts';
import { listRowFiles, type RowFile } from './import-files.repository.ts';

/** Finds the evidence of the rows of a list, by row number. Empty for a kind that takes none. */
export async function findRowFiles(db: Queries, list: ImportData): Promise<ReadonlyMap<number, RowFile>> {
  if (kindOf(list).evidence === undefined) return new Map();
  return new Map((await listRowFiles(db, list.id)).map((file) => [file.number, file]));
}
