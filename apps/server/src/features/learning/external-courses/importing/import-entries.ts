import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { type ListedRows, lockNamedMembers, type RowVerdict } from '../../../administration/imports/declaring/index.ts';
import { type CheckedEntry, checkEntryRows } from './check-entry-rows.ts';
import { addListedEntries, type ListedEntry } from './listed-entries.ts';

/** Checks rows once more with their people locked, then adds the entries in the same transaction. */
export async function importEntries(services: Services, tx: Tx, listed: ListedRows): Promise<RowVerdict[]> {
  const { list, place, actor, files, rows } = listed;
  await lockNamedMembers(tx, { place, columns: list.columns }, rows);
  const checked = await checkEntryRows(tx, listed);
  const entries = checked.flatMap((row) => entryOf(row, files.get(row.number)));
  await addListedEntries(services, tx, actor, { groupId: list.group_id, importId: list.id, entries });
  return checked.map((row) => (row.status === 'ready' ? { ...row, status: 'done' } : row));
}

type File = ListedRows['files'] extends ReadonlyMap<number, infer One> ? One : never;

function entryOf({ userId, facts, status }: CheckedEntry, file: File | undefined): ListedEntry[] {
  if (status !== 'ready' || userId === undefined || facts === undefined) return [];
  const { course, ...when } = facts;
  const { external_course_id, title, provider } = course;
  const evidence = file && {
    key: file.storage_key,
    name: file.file_name,
    type: file.media_type,
    bytes: file.bytes,
  };
  return [{ userId, external_course_id, title, provider, ...when, evidence }];
}
