import { today } from '../../../../platform/clock/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { addListedEntries, type ListedEntry } from '../../../learning/external-courses/index.ts';
import { verdictOf } from '../check-rows.ts';
import { actorOf, placeOf, type RowVerdict, refused, type Work } from '../import-work.ts';
import { openReader } from '../list-questions.ts';
import { lockNamedMembers } from '../member-of-row.ts';
import { type CheckedEntry, checkEntryRows } from './check-entry-rows.ts';
import { deleteRowFiles, listRowFiles, type RowFile } from './import-files.repository.ts';

/** Checks rows once more with their people locked, then adds the entries in the same transaction. */
export async function importEntries(services: Services, tx: Tx, { list, rows }: Work): Promise<RowVerdict[]> {
  const sheet = { place: placeOf(list), columns: list.columns };
  await lockNamedMembers(tx, sheet, rows);
  const reader = await openReader(tx, list, today(services.clock));
  const files = new Map((await listRowFiles(tx, list.id)).map((file) => [file.number, file]));
  const checked = await checkEntryRows(tx, { ...sheet, reader, files }, { rows });
  const entries = checked.flatMap((row) => entryOf(row, files.get(row.number)));
  await addListedEntries(services, tx, actorOf(list), { groupId: list.group_id, importId: list.id, entries });
  const added = checked.filter(({ status }) => status === 'ready').map(({ number }) => number);
  await deleteRowFiles(tx, list.id, added);
  return checked.map((row) =>
    row.status === 'ready' ? { ...verdictOf(row), status: 'done' } : refused(verdictOf(row)),
  );
}

function entryOf({ userId, facts, status }: CheckedEntry, file: RowFile | undefined): ListedEntry[] {
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
