import { type Actor, notFound, type UserId } from '../../../platform/access/index.ts';
import { mergeChange } from '../../../platform/audit/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { baseValuesFor, fingerprintOf, type Opened } from './fingerprint.ts';
import { lockTrainer } from './trainers.repository.ts';

/** Locks a trainer until commit. Throws 404 for somebody who is no trainer. */
export async function openTrainer(tx: Tx, userId: UserId): Promise<void> {
  if ((await lockTrainer(tx, userId)) === undefined) throw notFound();
}

type Merge<Name extends string> = {
  userId: UserId;
  /** Texts of the stored lists, and of those that the person sent. */
  now: Record<Name, string>;
  submitted: Record<Name, string>;
  opened: Opened<Name>;
  /** Text that the fingerprint of the release before was made of. */
  printed: string;
  /** Names of the lists in the audit trail. */
  traces: Partial<Record<Name, string>>;
};

/** Applies changed lists of a locked trainer as `mergeChange` does, each list as one field. */
export function mergeLists<Name extends string>(
  tx: Tx,
  actor: Actor,
  { userId, now, submitted, opened, printed, traces }: Merge<Name>,
): Promise<Record<Name, string>> {
  const baseValues = baseValuesFor(opened, { lists: now, fingerprint: fingerprintOf(printed) });
  return mergeChange<Record<Name, string>>(tx, actor, {
    subject: `user ${userId}`,
    now,
    submitted,
    baseValues,
    traces,
  });
}

export const isUnique = (ids: readonly number[]) => new Set(ids).size === ids.length;
