import { fieldError } from '@doselore/contract';
import { fieldsFor, findHeadRow, guessColumns, type ImportUpload, importLimits } from '@doselore/contract/imports';
import type { Actor } from '../../../platform/access/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { checkOpen } from '../../people/members/index.ts';
import { insertRows, listTopRows, type UploadedRow } from './import-rows.repository.ts';
import { insertImport, type Ref, setHead } from './imports.repository.ts';
import { kindOf } from './kinds.ts';
import { isInService, type OpenedList, openList } from './open-list.ts';

/** Stores an uploaded list with its cells unchanged. Rows are checked only once the columns have been matched. */
export function uploadList(
  services: Services,
  actor: Actor,
  { ref, list }: { ref: Ref; list: ImportUpload },
): Promise<number> {
  const sheet = [list.head, ...list.rows];
  const fields = fieldsFor(ref.kind, isInService(ref));
  const headRow = findHeadRow(sheet, fields) + 1;
  const rows = sheet
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (!rows.some(({ number }) => number > headRow)) throw fieldError('rows', 'There is no row under the headings');
  const head = widen(sheet[headRow - 1] ?? [], rows);
  return inTransaction(services.db, async (tx) => {
    await kindOf(ref).checkUpload?.(tx, ref);
    await checkOpen(tx, ref.groupId);
    const importId = await insertImport(tx, {
      ...ref,
      createdBy: actor.id,
      now: services.clock.now(),
      fileName: list.fileName,
      head,
      headRow,
      columns: guessColumns(head, fields),
    });
    await insertRows(tx, importId, rows);
    return importId;
  });
}

/** Returns headings with a place for each column of the rows. */
function widen(head: readonly string[], rows: readonly UploadedRow[]): string[] {
  const width = Math.max(head.length, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_nothing, column) => head[column] ?? '');
}

/** Chooses another row of headings, and guesses the columns again. */
export function chooseHead(services: Services, { scope, ref }: OpenedList, row: number): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const list = await openList(tx, { scope, ref });
    const top = await listTopRows(tx, list.id, importLimits.titleRows + 1);
    const chosen = top.find(({ number }) => number === row);
    if (chosen === undefined || top.at(-1)?.number === row) throw fieldError('row', 'Choose one of the first rows');
    const head = widen(chosen.cells, top.length > 0 ? [{ number: 0, cells: list.head }] : []);
    const columns = guessColumns(head, fieldsFor(ref.kind, isInService(ref)));
    await setHead(tx, list.id, { headRow: row, head, columns });
  });
}
