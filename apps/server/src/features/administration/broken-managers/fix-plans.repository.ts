import { sql } from 'kysely';
import { type FixPlanId, type Scope, scopeWhere } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

export async function insertPlan(
  tx: Tx,
  plan: { actorId: number; at: Date; faults: readonly string[] },
): Promise<number> {
  const { id } = await tx
    .insertInto('fix_plans')
    .values({ prepared_by: plan.actorId, prepared_at: plan.at, faults: [...plan.faults] })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const planOf = (db: Queries, scope: Scope, planId: number) =>
  db
    .selectFrom('fix_plans')
    .selectAll()
    .$narrowType<{ id: FixPlanId }>()
    .where('id', '=', planId)
    .where(scopeWhere(scope, {}));

export function findPlan(db: Queries, scope: Scope, planId: number) {
  return planOf(db, scope, planId).executeTakeFirst();
}

export function lockPlan(tx: Tx, scope: Scope, planId: number) {
  return planOf(tx, scope, planId).forUpdate().executeTakeFirst();
}
export type Plan = NonNullable<Awaited<ReturnType<typeof findPlan>>>;

type Applied = { planId: number; actorId: number; at: Date; undoUntil: Date; leftAs: string };

export async function markApplied(tx: Tx, params: Applied): Promise<void> {
  await tx
    .updateTable('fix_plans')
    .set({ applied_by: params.actorId, applied_at: params.at, undo_until: params.undoUntil, left_as: params.leftAs })
    .where('id', '=', params.planId)
    .execute();
}

export async function markUndone(tx: Tx, params: { planId: number; actorId: number; at: Date }): Promise<void> {
  await tx
    .updateTable('fix_plans')
    .set({ undone_by: params.actorId, undone_at: params.at })
    .where('id', '=', params.planId)
    .execute();
  await tx.deleteFrom('merge_changes').where('fix_plan_id', '=', params.planId).execute();
}

/**
 * Locks the people whose places and roles the repairs change, in the order of ids, so that two plans cannot deadlock.
 */
export async function lockPeople(tx: Tx, userIds: readonly number[]): Promise<void> {
  await sql`select id from users where id = any(${[...userIds]}::bigint[]) order by id for update`.execute(tx);
}

export type Holding = { user_id: number; name: string; email: string; roles: string[]; links: string[] };

/** Lists the roles of these people and the places that they manage or lead. */
export async function listHoldings(db: Queries, scope: Scope, userIds: readonly number[]): Promise<Holding[]> {
  const { rows } = await sql<Holding>`
    select u.id as user_id, u.first_name || ' ' || u.last_name as name, u.email,
      coalesce((select json_agg(r.role order by r.role) from user_roles r where r.user_id = u.id), '[]') as roles,
      coalesce((select json_agg(x.link order by x.link) from (
        select 'g' || m.group_id as link from group_managers m where m.user_id = u.id
        union all select 's' || m.subgroup_id || case when m.general_pot_access then ' pot' else '' end
          from subgroup_managers m where m.user_id = u.id
        union all select 'v' || v.id from virtual_groups v where v.trainer_user_id = u.id) x), '[]') as links
    from users u where ${scopeWhere(scope, {})} and u.id = any(${[...userIds]}::bigint[]) order by u.id`.execute(db);
  return rows;
}

export type PlanData = {
  id: number;
  fixed: number;
  applied_by: string;
  applied_at: Date;
  undo_until: Date;
  undone_by: string | null;
  undone_at: Date | null;
};

/** Lists the plans that were carried out, the latest first. */
export async function listAppliedPlans(db: Queries, scope: Scope): Promise<PlanData[]> {
  const { rows } = await sql<PlanData>`
    select p.id, cardinality(p.faults) as fixed, p.applied_at, p.undo_until, p.undone_at,
      (select first_name || ' ' || last_name from users where id = p.applied_by) as applied_by,
      (select first_name || ' ' || last_name from users where id = p.undone_by) as undone_by
    from fix_plans p where ${scopeWhere(scope, {})} and p.applied_at is not null order by p.applied_at desc, p.id desc limit 50`.execute(
    db,
  );
  return rows;
}

/**
 * Deletes the stored changes of plans that can no longer be undone, and plans that were not carried out within a day.
 */
export async function deleteOldPlans(tx: Tx, params: { now: Date; preparedBefore: Date }): Promise<void> {
  await sql`delete from merge_changes c using fix_plans p where p.id = c.fix_plan_id and p.undo_until < ${params.now}`.execute(
    tx,
  );
  await tx
    .updateTable('fix_plans')
    .set({ left_as: null })
    .where('undo_until', '<', params.now)
    .where('left_as', 'is not', null)
    .execute();
  await tx
    .deleteFrom('fix_plans')
    .where('applied_at', 'is', null)
    .where('prepared_at', '<', params.preparedBefore)
    .execute();
}
