import { createHash } from 'node:crypto';
import type { Scope } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { logFixes } from '../merges/index.ts';
import { type FaultData, findFaults } from './faults.repository.ts';
import { type Holding, listHoldings, lockPeople, type Plan } from './fix-plans.repository.ts';
import { idleRolesOf, repairsOf } from './repairs.ts';

type RoleOf = Pick<Holding, 'user_id' | 'name' | 'email'> & { role: string };

/** Effects of a plan on people and places. */
export type Effect = {
  userIds: number[];
  items: FaultData[];
  /** Number of faults in the plan that no longer exist. */
  gone: number;
  lost: RoleOf[];
  gained: RoleOf[];
  digest: string;
};

export async function carryOut(tx: Tx, { scope, plan }: { scope: Scope; plan: Plan }): Promise<Effect> {
  const userIds = peopleIn(await findFaults(tx, scope, plan.faults));
  await lockPeople(tx, userIds);
  // Read again under the lock, because another plan may have been faster.
  const items = await findFaults(tx, scope, plan.faults);
  const before = await listHoldings(tx, scope, userIds);
  const carryOutFixes = logFixes(tx, plan.id);
  await carryOutFixes(items.flatMap(repairsOf));
  await carryOutFixes((await listHoldings(tx, scope, userIds)).flatMap(idleRolesOf));
  const after = await listHoldings(tx, scope, userIds);
  const effect = {
    userIds,
    items,
    gone: plan.faults.length - items.length,
    lost: rolesOnlyIn(before, after),
    gained: rolesOnlyIn(after, before),
  };
  return { ...effect, digest: digestOf(effect) };
}

const peopleIn = (faults: readonly FaultData[]) =>
  [...new Set(faults.flatMap(({ user_id }) => user_id ?? []))].sort((a, b) => a - b);

function rolesOnlyIn(some: readonly Holding[], others: readonly Holding[]): RoleOf[] {
  const known = new Map(others.map(({ user_id, roles }) => [user_id, roles]));
  return some.flatMap(({ user_id, name, email, roles }) =>
    roles.filter((role) => !known.get(user_id)?.includes(role)).map((role) => ({ user_id, name, email, role })),
  );
}

/** Returns the digest of the effects. It covers ids and not names, because a new name changes no effect. */
function digestOf({ items, gone, lost, gained }: Omit<Effect, 'digest'>): string {
  const rights = (some: readonly RoleOf[]) => some.map(({ user_id, role }) => [user_id, role]);
  const text = JSON.stringify([items.map(({ key }) => key), gone, rights(lost), rights(gained)]);
  return createHash('sha256').update(text).digest('base64url');
}
