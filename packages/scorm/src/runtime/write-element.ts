import { type AttemptMemory, emptyObjective, interactionAt } from './attempt-memory.ts';
import type { Changes } from './changes.ts';
import { listLength } from './check-delta.ts';
import type { Element, InteractionList, ObjectiveField, ScalarField } from './element-table.ts';
import type { FailureCode } from './error-codes.ts';
import { type Found, findElement } from './find-element.ts';
import { type LessonStatus, LIMITS } from './vocabularies.ts';

export type WriteOutcome = { code: 0; leniency?: string } | { code: FailureCode; reason: string };

export type Writable = {
  memory: AttemptMemory;
  changes: Changes;
  /** True in review mode: everything is checked and nothing is stored, and indexes may be beyond the stored journal. */
  isReview: boolean;
};

/** Fields of the session. Setting one to the value that it had before still counts as a change. */
const ALWAYS_CHANGED: ReadonlySet<ScalarField> = new Set(['lesson_status', 'exit_value', 'session_time']);

/** Writes an element for LMSSetValue in a running session. Checks name, access, index and value, in this order. */
export function writeElement(target: Writable, name: string, value: string): WriteOutcome {
  const found = findElement(name, 'set');
  if ('code' in found) return found;
  const { element } = found;
  if (!('check' in element)) return { code: 403, reason: 'can only be read' };
  const misplaced = target.isReview ? undefined : checkIndexes(target.memory, found);
  if (misplaced) return { code: 201, reason: misplaced };

  const appends = element.kind === 'scalar' && element.appends;
  const checked = element.check(appends ? target.memory.values[element.field] + value : value);
  if (!checked.ok) return { code: 405, reason: `expected ${checked.expected}` };
  if (isListFull(target.memory, found, checked.value))
    return { code: 405, reason: `expected at most ${LIMITS.interactionLists} characters in all lists` };
  if (!target.isReview) store(target, found, checked.value);
  return checked.leniency === undefined ? { code: 0 } : { code: 0, leniency: checked.leniency };
}

/** Returns the fault of the indexes, or undefined. A journal grows by one at a time, without gaps. */
function checkIndexes(memory: AttemptMemory, { element, outer, inner }: Found): string | undefined {
  switch (element.kind) {
    case 'objective':
      return checkIndex(outer, memory.objectives.length, LIMITS.objectives);
    case 'interaction':
      return checkIndex(outer, memory.interactionCount, LIMITS.interactions);
    case 'listEntry':
      return (
        checkIndex(outer, memory.interactionCount, LIMITS.interactions) ??
        checkIndex(inner, listAt(memory, outer, element.of).length, LIMITS.recordsPerInteraction)
      );
    default:
      return undefined;
  }
}

function checkIndex(index: number, count: number, limit: number): string | undefined {
  if (index >= limit) return `at most ${limit} are kept`;
  return index > count ? `the next index is ${count}` : undefined;
}

function isListFull(memory: AttemptMemory, { element, outer, inner }: Found, value: string): boolean {
  if (element.kind !== 'listEntry') return false;
  const lists = [listAt(memory, outer, 'objectives'), listAt(memory, outer, 'correct_responses')];
  const replaced = listAt(memory, outer, element.of)[inner] ?? '';
  return listLength(lists) - replaced.length + value.length > LIMITS.interactionLists;
}

function listAt(memory: AttemptMemory, index: number, list: InteractionList): string[] {
  return memory.interactions.get(index)?.[list] ?? [];
}

function store({ memory, changes }: Writable, { element, outer, inner }: Found, value: string): void {
  switch (element.kind) {
    case 'scalar':
      storeScalar(memory, changes, element, value);
      return;
    case 'objective':
      storeObjective(memory, changes, { index: outer, field: element.field, value });
      return;
    case 'interaction':
      interactionAt(memory, outer)[element.field] = value;
      changes.interactions.add(outer);
      return;
    case 'listEntry':
      interactionAt(memory, outer)[element.of][inner] = value;
      changes.interactions.add(outer);
      return;
    default:
  }
}

function storeScalar(
  memory: AttemptMemory,
  changes: Changes,
  element: Extract<Element, { kind: 'scalar' }>,
  value: string,
): void {
  const isSame = memory.values[element.field] === value;
  memory.values[element.field] = value;
  if (!isSame || ALWAYS_CHANGED.has(element.field)) changes.fields.add(element.field);
}

function storeObjective(
  memory: AttemptMemory,
  changes: Changes,
  { index, field, value }: { index: number; field: ObjectiveField; value: string },
): void {
  const objective = memory.objectives[index] ?? emptyObjective();
  memory.objectives[index] = objective;
  if (field === 'status') objective.status = value as LessonStatus;
  else objective[field] = value;
  changes.objectives.add(index);
}
