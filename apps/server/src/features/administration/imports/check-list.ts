import { AppError, fieldError, mayUnder } from '@doselore/contract';
import {
  type Columns,
  columnsProblem,
  fieldsFor,
  type ImportAnswers,
  type ImportField,
  type ImportFixes,
  wordKey,
} from '@doselore/contract/imports';
import { type Actor, notFound } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import { queueTask } from '../../../platform/jobs/index.ts';
import type { Services } from '../../../platform/services.ts';
import { checkOpen } from '../../people/members/index.ts';
import { judge } from './check-rows.ts';
import { listSheetRows, narrowRows, type SheetRow, saveCells } from './import-rows.repository.ts';
import { rememberWords } from './import-words.repository.ts';
import { findImport, type ImportData, setAnswers, setColumns, setState } from './imports.repository.ts';
import { kindOf } from './kinds.ts';
import { archiveLeavers } from './leavers/archive-leavers.ts';
import { answerFromBefore, withAnswers } from './list-questions.ts';
import { isInService, type OpenedList, openList } from './open-list.ts';
import { normaliseCell, valuesOf, withValues } from './sheet.ts';
import { whyNoPerson } from './skipped-rows.ts';
import { openMeanings } from './word-meanings.ts';

export const taskKind = 'import';

export function matchColumns(services: Services, { scope, ref }: OpenedList, columns: Columns): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const list = await openList(tx, { scope, ref });
    const offered = new Set<ImportField | null>([null, ...fieldsFor(ref.kind, isInService(ref))]);
    const problem = columnsProblem(ref.kind, columns);
    if (problem !== undefined) throw fieldError('columns', problem);
    if (columns.length !== list.head.length || !columns.every((field) => offered.has(field)))
      throw fieldError('columns', 'Choose one meaning for each column');
    const kept = await confirmColumns(tx, list, columns);
    const rows = await listSheetRows(tx, list.id);
    const answers = await answerFromBefore({ ...services, db: tx }, { ...list, ...kept }, rows);
    await setAnswers(tx, list.id, answers);
    await judge(services, tx, { ...list, ...kept, answers }, { rows });
  });
}

/**
 * Deletes the cells and headings of columns that are not imported: staff lists of payrolls also hold bank accounts and
 * salaries. Titles and totals are recognised first, because a deleted cell may be their only one.
 */
async function confirmColumns(tx: Tx, { id, head, state }: ImportData, columns: Columns) {
  const kept = columns.flatMap((field, place) => (field === null ? [] : [place]));
  const leftOut = new Map<number, string>();
  for (const row of state === 'uploaded' ? await listSheetRows(tx, id) : []) {
    const why = whyNoPerson(row, { head, columns });
    if (why !== undefined) leftOut.set(row.number, why);
  }
  await narrowRows(tx, id, { kept, leftOut });
  const after = { head: kept.map((place) => head[place] ?? ''), columns: kept.map((place) => columns[place] ?? null) };
  await setColumns(tx, id, after);
  return after;
}

/** Matches the columns as guessed from their headings. */
export async function matchAsGuessed(services: Services, opened: OpenedList): Promise<void> {
  const list = await findImport(services.db, opened.scope, opened.ref);
  if (list === undefined) throw notFound();
  await matchColumns(services, opened, list.columns);
}

/**
 * Fixes cells, and checks the changed rows again. Also checks rows with the address or ID that a changed row had or has
 * now, and all rows where the kind of the list compares them.
 */
export function fixRows(services: Services, { scope, ref }: OpenedList, fixes: ImportFixes): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const list = await openList(tx, { scope, ref });
    const { columns } = list;
    const corrections = new Map(fixes.rows.map((row) => [row.number, row.values]));
    const before = await listSheetRows(tx, list.id);
    const all = before.map((row) => withValues(columns, row, corrections.get(row.number) ?? {}));
    const isFixed = ({ number }: SheetRow) => corrections.has(number);
    const touched = new Set(
      [...before.filter(isFixed), ...all.filter(isFixed)].flatMap((row) => likeness(columns, row)),
    );
    const isTouched = (row: SheetRow) => isFixed(row) || likeness(columns, row).some((mark) => touched.has(mark));
    const rows = kindOf(list).comparesAll ? all : all.filter(isTouched);
    await saveCells(tx, list.id, rows);
    await judge(services, tx, list, { rows, all });
  });
}

function likeness(columns: Columns, row: SheetRow): string[] {
  const { id, email } = valuesOf(columns, row);
  return [normaliseCell(id) && `id ${normaliseCell(id)}`, normaliseCell(email)].filter((mark) => mark !== '');
}

/** Starts the import. Only the worker changes the list from now on. Archives leavers at once if the admin chose it. */
export function startImport(services: Services, actor: Actor, { scope, ref }: OpenedList): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const list = await openList(tx, { scope, ref });
    const ready = list.counts.ready ?? 0;
    const nothing = new AppError('conflict', 'No row of this list is ready to be imported.');
    if (list.state !== 'checked') throw nothing;
    await checkOpen(tx, ref.groupId);
    const rows = await listSheetRows(tx, list.id);
    const archived = await archiveLeavers(services, tx, { actor, list, rows });
    if (ready + archived === 0) throw nothing;
    if (archived > 0) await setAnswers(tx, list.id, { ...list.answers, archived });
    await setState(tx, list.id, 'running');
    await queueTask(tx, services.clock, { kind: taskKind, subjectId: list.id });
    await recordAudit(tx, actor, {
      action: 'imports.start',
      subject: `import ${list.id}`,
      groupId: ref.groupId,
      detail: { kind: ref.kind, ready, ...(archived === 0 ? {} : { archived }) },
    });
  });
}

/** Saves answers about the whole list, remembers the words for the organisation, and checks every row. */
export function answerList(
  services: Services,
  actor: Actor,
  { scope, ref, given }: OpenedList & { given: ImportAnswers },
): Promise<void> {
  if (given.addExisting === true && !mayUnder(actor.level, 'imports.addExisting'))
    throw new AppError('forbidden', 'Only site admins can add people who have an account elsewhere.');
  return inTransaction(services.db, async (tx) => {
    const list = await openList(tx, { scope, ref });
    if (list.state !== 'checked') throw new AppError('conflict', 'Match the columns of this list first.');
    const meanings = await openMeanings(tx, list);
    await checkIssueFrom(tx, list, given.issueFrom);
    const words = (given.words ?? []).map(({ field, written, meaning }) => {
      const problem = meanings[field].problemOf(meaning);
      if (problem !== undefined) throw fieldError('words', problem);
      return { field, written: wordKey(written), meaning };
    });
    const answers = withAnswers(list.answers, given, words);
    await setAnswers(tx, list.id, answers);
    if (words.length > 0) {
      await rememberWords(tx, { groupId: ref.groupId, actorId: actor.id, now: services.clock.now(), words });
      await recordAudit(tx, actor, {
        action: 'imports.matchWords',
        subject: `import ${list.id}`,
        groupId: ref.groupId,
        detail: { words: words.length },
      });
    }
    const rows = await listSheetRows(tx, list.id);
    await judge(services, tx, { ...list, answers }, { rows });
  });
}

/** Throws at the field unless the list can take licences from this stock. */
async function checkIssueFrom(tx: Tx, list: ImportData, from: ImportAnswers['issueFrom']): Promise<void> {
  if (from === undefined || from === null) return;
  const sources = (await kindOf(list).stock?.list(tx, list)) ?? [];
  const isOffered = sources.some(
    ({ source, certificateMonths }) => source === from.source && certificateMonths === from.certificateMonths,
  );
  if (!isOffered) throw fieldError('issueFrom', 'Choose a stock from the list');
}
