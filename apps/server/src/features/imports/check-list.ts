import { AppError, fieldError } from '@doselore/contract';
import {
  type Columns,
  columnsProblem,
  fieldsFor,
  guessColumns,
  type ImportField,
  type ImportFixes,
  type ImportUpload,
  keyOf,
} from '@doselore/contract/imports';
import { type Actor, notFound, type Scope } from '../../platform/access/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { inTransaction, type Queries, type Tx } from '../../platform/db/index.ts';
import { queueTask } from '../../platform/jobs/index.ts';
import type { Services } from '../../platform/services.ts';
import { checkOpen } from '../members/index.ts';
import { checkEditRows } from './check-edit-rows.ts';
import { checkNewRows } from './check-new-rows.ts';
import {
  insertRows,
  listSheetRows,
  type SheetRow,
  saveCells,
  saveVerdicts,
  type Verdict,
} from './import-rows.repository.ts';
import { findImport, type ImportData, insertImport, type Ref, setColumns, setState } from './imports.repository.ts';
import { normaliseCell, valuesOf, withValues } from './sheet.ts';

export const taskKind = 'import';

const isInService = (ref: Pick<Ref, 'subgroupId'>) => ({ inService: ref.subgroupId !== undefined });

/** Stores an uploaded list with its cells unchanged. Rows are checked only once the columns have been matched. */
export function uploadList(
  services: Services,
  actor: Actor,
  { ref, list }: { ref: Ref; list: ImportUpload },
): Promise<number> {
  const rows = list.rows
    .map((cells, index) => ({ number: index + 2, cells }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (rows.length === 0) throw fieldError('rows', 'There is no row under the headings');
  return inTransaction(services.db, async (tx) => {
    await checkOpen(tx, ref.groupId);
    const importId = await insertImport(tx, {
      ...ref,
      createdBy: actor.id,
      now: services.clock.now(),
      fileName: list.fileName,
      head: list.head,
      columns: guessColumns(list.head, fieldsFor(ref.kind, isInService(ref))),
    });
    await insertRows(tx, importId, rows);
    return importId;
  });
}

export type Asked = { scope: Scope; ref: Ref & { importId: number } };

export function matchColumns(services: Services, { scope, ref }: Asked, columns: Columns): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const list = await openList(tx, { scope, ref });
    const offered = new Set<ImportField | null>([null, ...fieldsFor(ref.kind, isInService(ref))]);
    const problem = columnsProblem(ref.kind, columns);
    if (problem !== undefined) throw fieldError('columns', problem);
    if (columns.length !== list.head.length || !columns.every((field) => offered.has(field)))
      throw fieldError('columns', 'Choose one meaning for each column');
    await setColumns(tx, list.id, columns);
    const rows = await listSheetRows(tx, list.id);
    await judge(tx, { ...list, columns }, { rows });
  });
}

/** Matches the columns as guessed from their headings. */
export async function matchAsGuessed(services: Services, asked: Asked): Promise<void> {
  const list = await findImport(services.db, asked.scope, asked.ref);
  if (list === undefined) throw notFound();
  await matchColumns(services, asked, list.columns);
}

/**
 * Fixes cells, and checks the changed rows again. Also checks rows with the address or ID that a changed row had or has
 * now.
 */
export function fixRows(services: Services, { scope, ref }: Asked, fixes: ImportFixes): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const list = await openList(tx, { scope, ref });
    const { columns } = list;
    const wanted = new Map(fixes.rows.map((row) => [row.number, row.values]));
    const before = await listSheetRows(tx, list.id);
    const all = before.map((row) => withValues(columns, row, wanted.get(row.number) ?? {}));
    const isFixed = ({ number }: SheetRow) => wanted.has(number);
    const touched = new Set(
      [...before.filter(isFixed), ...all.filter(isFixed)].flatMap((row) => likeness(columns, row)),
    );
    const rows = all.filter((row) => isFixed(row) || likeness(columns, row).some((mark) => touched.has(mark)));
    await saveCells(tx, list.id, rows);
    await judge(tx, list, { rows, all });
  });
}

function likeness(columns: Columns, row: SheetRow): string[] {
  const { id, email } = valuesOf(columns, row);
  return [normaliseCell(id) && `id ${normaliseCell(id)}`, normaliseCell(email)].filter((mark) => mark !== '');
}

/** Starts the import. From then on only the worker changes the list. */
export function startImport(
  services: Services,
  actor: Actor,
  { scope, ref, beforeNewAddresses }: Asked & { beforeNewAddresses?: () => void },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const list = await openList(tx, { scope, ref });
    const ready = list.counts.ready ?? 0;
    if (list.state !== 'checked' || ready === 0)
      throw new AppError('conflict', 'No row of this list is ready to be imported.');
    await checkOpen(tx, ref.groupId);
    if (ref.kind === 'edit' && keyOf(list.columns) !== 'email' && list.columns.includes('email'))
      beforeNewAddresses?.();
    await setState(tx, list.id, 'running');
    await queueTask(tx, services.clock, { kind: taskKind, subjectId: list.id });
    await recordAudit(tx, actor, {
      action: 'imports.start',
      subject: `import ${list.id}`,
      groupId: ref.groupId,
      detail: { kind: ref.kind, ready },
    });
  });
}

/** Locks a list that has not been started. */
async function openList(tx: Tx, { scope, ref }: Asked): Promise<ImportData> {
  const list = await findImport(tx, scope, { ...ref, forUpdate: true });
  if (list === undefined) throw notFound();
  if (list.state === 'running' || list.state === 'done')
    throw new AppError('conflict', 'This list is being imported already, or has been.');
  return list;
}

type Sheet = { rows: readonly SheetRow[]; all?: readonly SheetRow[] };

/** Checks rows against people and places as they are now. */
export function checkRows(db: Queries, list: ImportData, sheet: Sheet) {
  const place = { groupId: list.group_id, subgroupId: list.subgroup_id ?? undefined };
  const { columns, level } = list;
  return list.kind === 'new'
    ? checkNewRows(db, { place, columns }, sheet)
    : checkEditRows(db, { place, columns, level }, sheet);
}

async function judge(tx: Tx, list: ImportData, sheet: Sheet): Promise<void> {
  await saveVerdicts(tx, list.id, (await checkRows(tx, list, sheet)).map(verdictOf));
}

/** Returns the part of a verdict that is stored. The person is found again when needed. */
export function verdictOf({ number, status, problems, changes }: Verdict & { number: number }) {
  return { number, status, problems, changes };
}
