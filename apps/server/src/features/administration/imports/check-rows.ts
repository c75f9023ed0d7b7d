import type { Tx } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { dayNotes } from './day-notes.ts';
import { type SheetRow, saveVerdicts } from './import-rows.repository.ts';
import type { ImportData } from './imports.repository.ts';
import { kindOf } from './kinds.ts';
import { openRows, verdictOf } from './listed-rows.ts';

type Sheet = { rows: readonly SheetRow[]; all?: readonly SheetRow[] };

/** Checks rows against people and places as they are now, and stores the verdicts. */
export async function judge({ clock }: Services, tx: Tx, list: ImportData, sheet: Sheet): Promise<void> {
  const notes = new Map(sheet.rows.map((row) => [row.number, dayNotes(list, row)]));
  const checked = await kindOf(list).check(tx, await openRows({ db: tx, clock }, list, sheet));
  const verdicts = checked.map(verdictOf).map((verdict) => {
    const { number, status, problems } = verdict;
    return status === 'ready' ? { ...verdict, problems: [...problems, ...(notes.get(number) ?? [])] } : verdict;
  });
  await saveVerdicts(tx, list.id, verdicts);
}
