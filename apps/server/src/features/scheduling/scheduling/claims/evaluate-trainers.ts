import { AppError } from '@doselore/contract';
import type { Conflict } from '@doselore/contract/scheduling';
import type { Tx } from '../../../../platform/db/index.ts';
import { evaluate } from '../evaluation/evaluate.ts';
import type { Demand } from '../facts/demand.ts';
import { type Facts, loadFacts } from '../facts/load-facts.ts';

export type Evaluated = { id: number; name: string; conflicts: readonly Conflict[] };

/** Asks the rules about these trainers, by their ids. Throws 409 when one of them is no trainer any more. */
export async function evaluateTrainers(
  tx: Tx,
  { demand, trainerIds }: { demand: Demand; trainerIds: readonly number[] },
): Promise<{ facts: Facts; trainers: Evaluated[] }> {
  const facts = await loadFacts(tx, demand, trainerIds);
  if (facts.trainers.length < trainerIds.length)
    throw new AppError('conflict', 'This trainer no longer exists. Choose another one.');
  const trainers = facts.trainers.map((trainer) => ({
    id: trainer.id,
    name: trainer.name,
    conflicts: evaluate(trainer, facts).conflicts,
  }));
  return { facts, trainers };
}

type Found = { trainers: readonly Evaluated[]; ofOthers: readonly Conflict[]; mayIgnore: boolean };

/** Throws 409 with the conflicts that nobody has ignored, or may ignore. */
export function refuseConflicts({ trainers, ofOthers, mayIgnore }: Found): void {
  const stands = (one: Conflict) => !(mayIgnore && one.can_be_ignored);
  const texts = [
    ...trainers.flatMap(({ name, conflicts }) => conflicts.filter(stands).map((one) => `${name}: ${one.text}`)),
    ...ofOthers.filter(stands).map((one) => one.text),
  ];
  if (texts.length === 0) return;
  throw new AppError('conflict', `${[...new Set(texts)].join('. ')}. Nothing was changed.`);
}

/** Returns the detail of an audit event about ignored conflicts, or undefined for none. */
export function ignoredIn(conflicts: readonly Conflict[]): { detail: { ignored: string } } | undefined {
  const ignored = [...new Set(conflicts.map(({ code }) => code))].join(', ');
  return ignored === '' ? undefined : { detail: { ignored } };
}
