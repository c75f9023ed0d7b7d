import { today } from '../../../platform/clock/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { lockPlaces } from '../../trainer-led/virtual-groups/index.ts';
import { checkEditRows } from './check-edit-rows.ts';
import { checkNewRows } from './check-new-rows.ts';
import { dayNotes } from './day-notes.ts';
import { checkEntryRows } from './external-entries/check-entry-rows.ts';
import { listRowFiles } from './external-entries/import-files.repository.ts';
import { type SheetRow, saveVerdicts, type Verdict } from './import-rows.repository.ts';
import type { ImportData } from './imports.repository.ts';
import { openReader } from './list-questions.ts';
import { checkListResults } from './paper-results/check-list-results.ts';

type Sheet = { rows: readonly SheetRow[]; all?: readonly SheetRow[] };

/** Checks rows against people and places as they are now. */
async function checkRows({ clock }: Services, tx: Tx, list: ImportData, sheet: Sheet) {
  if (list.kind === 'paper-results') return checkListResults({ clock }, tx, list, sheet);
  const place = { groupId: list.group_id, subgroupId: list.subgroup_id ?? undefined };
  const { columns, level } = list;
  const reader = await openReader(tx, list, today(clock));
  if (list.kind === 'edit') return checkEditRows(tx, { place, columns, level, reader }, sheet);
  if (list.kind === 'external-entries') {
    const files = new Map((await listRowFiles(tx, list.id)).map((file) => [file.number, file]));
    return checkEntryRows(tx, { place, columns, reader, files }, sheet);
  }
  const course =
    list.virtual_group_id === null ? undefined : await lockPlaces(tx, { place, virtualGroupId: list.virtual_group_id });
  return checkNewRows(tx, { place, columns, reader, course }, sheet);
}

export async function judge(services: Services, tx: Tx, list: ImportData, sheet: Sheet): Promise<void> {
  const notes = new Map(sheet.rows.map((row) => [row.number, dayNotes(list, row)]));
  const verdicts = (await checkRows(services, tx, list, sheet)).map(verdictOf).map((verdict) => {
    const { number, status, problems } = verdict;
    return status === 'ready' ? { ...verdict, problems: [...problems, ...(notes.get(number) ?? [])] } : verdict;
  });
  await saveVerdicts(tx, list.id, verdicts);
}

/** Returns the part of a verdict that is stored. The person is found again when needed. */
export function verdictOf({ number, status, problems, changes }: Verdict & { number: number }) {
  return { number, status, problems, changes };
}
