import { AppError } from '@doselore/contract';
import { ruleOfFault } from '@doselore/contract/broken-managers';
import { type Actor, notFound, type Scope } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { days } from '../../../platform/clock/index.ts';
import { dryRun, inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { undoFixes } from '../merges/index.ts';
import { carryOut } from './carry-out.ts';
import { findFaults } from './faults.repository.ts';
import {
  findPlan,
  type Holding,
  insertPlan,
  listHoldings,
  lockPeople,
  lockPlan,
  markApplied,
  markUndone,
} from './fix-plans.repository.ts';

const undoDays = 30;
const changed = () =>
  new AppError('conflict', 'Something has changed since you opened this page. Review the changes again.');

/** Inserts a plan with the chosen repairs. Returns its id. */
export function prepareFixes(
  services: Services,
  actor: Actor,
  { scope, keys }: { scope: Scope; keys: readonly string[] },
): Promise<number> {
  return inTransaction(services.db, async (tx) => {
    const faults = await findFaults(tx, scope, keys);
    if (faults.length < new Set(keys).size)
      throw new AppError('conflict', 'Some of these have already been fixed. Review the list again.');
    if (faults.some(({ fault }) => ruleOfFault(fault).fix === null))
      throw new AppError('conflict', 'One of these places has no admin. Choose an admin there yourself.');
    return insertPlan(tx, { actorId: actor.id, at: services.clock.now(), faults: faults.map(({ key }) => key) });
  });
}

/**
 * Returns the effects that carrying out the plan would have now, by a dry run. A plan that has been carried out has no
 * effects.
 */
export async function previewPlan({ db }: Services, scope: Scope, planId: number) {
  const plan = await findPlan(db, scope, planId);
  if (plan === undefined) throw notFound();
  const effect = plan.applied_at === null ? await dryRun(db, (tx) => carryOut(tx, { scope, plan })) : undefined;
  return { plan, effect };
}

/** Carries out a plan. Returns how many faults were repaired. */
export function applyPlan(
  services: Services,
  actor: Actor,
  { scope, ...target }: { scope: Scope; planId: number; digest: string },
): Promise<number> {
  const at = services.clock.now();
  return inTransaction(services.db, async (tx) => {
    const plan = await lockPlan(tx, scope, target.planId);
    if (plan === undefined) throw notFound();
    if (plan.applied_at !== null) throw new AppError('conflict', 'These repairs have already been made.');
    const effect = await carryOut(tx, { scope, plan });
    if (effect.digest !== target.digest || effect.items.length === 0) throw changed();
    const undoUntil = new Date(at.getTime() + days(undoDays));
    const leftAs = pictureOf(await listHoldings(tx, scope, effect.userIds));
    await markApplied(tx, { planId: plan.id, actorId: actor.id, at, undoUntil, leftAs });
    for (const { fault, user_id, group_id, subgroup_id, virtual_group_id } of effect.items)
      await recordAudit(tx, actor, {
        action: 'managers.repair',
        subject: `user ${user_id}`,
        groupId: group_id,
        detail: { plan: plan.id, fault, subgroupId: subgroup_id, virtualGroupId: virtual_group_id },
      });
    return effect.items.length;
  });
}

/** Undoes a plan: all of its people get their earlier places again. Undoes everything or nothing. */
export async function undoPlan(
  services: Services,
  actor: Actor,
  { scope, planId }: { scope: Scope; planId: number },
): Promise<void> {
  const at = services.clock.now();
  await inTransaction(services.db, async (tx) => {
    const plan = await lockPlan(tx, scope, planId);
    if (plan === undefined) throw notFound();
    if (plan.applied_at === null || plan.undo_until === null)
      throw new AppError('conflict', 'These repairs have not been made.');
    if (plan.undone_at !== null) throw new AppError('conflict', 'These repairs have already been undone.');
    if (plan.undo_until < at)
      throw new AppError('conflict', 'Repairs can be undone for 30 days. These repairs are older.');
    const userIds = usersIn(plan.left_as);
    await lockPeople(tx, userIds);
    if (pictureOf(await listHoldings(tx, scope, userIds)) !== plan.left_as)
      throw new AppError(
        'conflict',
        'The role or place of one of these people has changed since then. The repairs can no longer be undone.',
      );
    await undoFixes(tx, plan.id);
    await markUndone(tx, { planId, actorId: actor.id, at });
    await recordAudit(tx, actor, {
      action: 'managers.undoRepair',
      subject: `fix plan ${planId}`,
      detail: { people: userIds.length },
    });
  });
}

const pictureOf = (people: readonly Holding[]) =>
  JSON.stringify(people.map(({ user_id, roles, links }) => [user_id, roles, links]));
const usersIn = (picture: string | null) => (JSON.parse(picture ?? '[]') as [number][]).map(([id]) => id);
