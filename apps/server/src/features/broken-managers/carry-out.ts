import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/db/index.ts';
import { openMergeLog } from '../merges/index.ts';
import { applyRepairs, dropIdleRoles } from './apply-repairs.ts';
import { type FaultData, findFaults } from './faults.repository.ts';
import { type Holding, listHoldings, lockPeople, type Plan } from './fix-plans.repository.ts';

type RoleOf = Pick<Holding, 'user_id' | 'name' | 'email'> & { role: string };

/** What a plan does to people and places. */
export type Effect = {
  userIds: number[];
  items: FaultData[];
  /** Faults of the plan that are no longer there. */
  gone: number;
  lost: RoleOf[];
  gained: RoleOf[];
  digest: string;
};

export async function carryOut(tx: Tx, plan: Plan): Promise<Effect> {
  const userIds = peopleIn(await findFaults(tx, plan.faults));
  await lockPeople(tx, userIds);
  // Anew under the lock: another plan may have been quicker.
  const items = await findFaults(tx, plan.faults);
  const before = await listHoldings(tx, userIds);
  const log = openMergeLog(tx, { fix_plan_id: plan.id });
  await applyRepairs(log, items);
  await dropIdleRoles(log, await listHoldings(tx, userIds));
  const after = await listHoldings(tx, userIds);
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

/** Names may change without changing what happens; ids may not. */
function digestOf({ items, gone, lost, gained }: Omit<Effect, 'digest'>): string {
  const rights = (some: readonly RoleOf[]) => some.map(({ user_id, role }) => [user_id, role]);
  const text = JSON.stringify([items.map(({ key }) => key), gone, rights(lost), rights(gained)]);
  return createHash('sha256').update(text).digest('base64url');
}
