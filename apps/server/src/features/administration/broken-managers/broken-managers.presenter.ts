import type { BrokenManager, FixPlan, FixPlanRow, PlaceRole } from '@doselore/contract/broken-managers';
import type { Effect } from './carry-out.ts';
import type { FaultData } from './faults.repository.ts';
import type { Plan, PlanData } from './fix-plans.repository.ts';

export function presentFault(row: FaultData): BrokenManager {
  const { key, fault, role } = row;
  return { key, fault, role, person: presentPerson(row), place: presentPlace(row) };
}

function presentPerson({ user_id, person_name, email }: FaultData): BrokenManager['person'] {
  return user_id === null ? null : { id: user_id, name: person_name ?? '', email: email ?? '' };
}

function presentPlace(row: FaultData): BrokenManager['place'] {
  const { group_id, subgroup_id, virtual_group_id, group_name, place_name } = row;
  if (group_id === null) return null;
  const kind = virtual_group_id !== null ? 'virtualGroup' : subgroup_id !== null ? 'subgroup' : 'group';
  const id = virtual_group_id ?? subgroup_id ?? group_id;
  return { kind, id, name: place_name ?? '', group_id, group_name: group_name ?? '' };
}

type RoleChange = Effect['lost'][number];

function presentRole({ user_id, name, email, role }: RoleChange): FixPlan['roles_lost'][number] {
  return { person: { id: user_id, name, email }, role: role as PlaceRole };
}

/** Returns a plan. A plan without an effect has been carried out. */
export function presentPlan(plan: Plan, effect: Effect | undefined): FixPlan {
  return {
    id: plan.id,
    state: plan.applied_at === null ? 'prepared' : plan.undone_at === null ? 'applied' : 'undone',
    items: (effect?.items ?? []).map(presentFault),
    gone: effect?.gone ?? 0,
    roles_lost: (effect?.lost ?? []).map(presentRole),
    roles_gained: (effect?.gained ?? []).map(presentRole),
    digest: effect?.digest ?? '',
  };
}

export function presentPlanRow(row: PlanData, now: Date): FixPlanRow {
  return {
    id: row.id,
    fixed: row.fixed,
    applied_by: row.applied_by,
    applied_at: row.applied_at.toISOString(),
    undo_until: row.undo_until.toISOString(),
    can_undo: row.undone_at === null && row.undo_until >= now,
    undone_by: row.undone_by,
    undone_at: row.undone_at?.toISOString() ?? null,
  };
}
