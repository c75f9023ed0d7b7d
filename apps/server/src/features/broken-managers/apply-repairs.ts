import type { MergeLog } from '../merges/index.ts';
import type { FaultData } from './faults.repository.ts';
import type { Holding } from './fix-plans.repository.ts';

/** Carries out the repair of each fault and stores the earlier values. */
export async function applyRepairs(log: MergeLog, faults: readonly FaultData[]): Promise<void> {
  for (const fault of faults) await repair(log, fault);
}

async function repair(log: MergeLog, fault: FaultData): Promise<void> {
  const { user_id, group_id, subgroup_id, virtual_group_id, role } = fault;
  switch (fault.fault) {
    case 'archivedPerson':
    case 'archivedPlace':
    case 'notMember':
    case 'doubled':
      if (subgroup_id === null) await log.remove('group_managers', { group_id, user_id });
      else await log.remove('subgroup_managers', { subgroup_id, user_id });
      break;
    case 'idlePot':
      await log.change('subgroup_managers', { general_pot_access: false }, { subgroup_id, user_id });
      break;
    case 'noRole':
      await log.add('user_roles', { user_id, role });
      break;
    case 'noPlace':
      await log.remove('user_roles', { user_id, role });
      break;
    case 'notTrainer':
      await log.change('virtual_groups', { trainer_user_id: null }, { id: virtual_group_id });
      break;
    // Only a person can choose a new admin for a place.
    case 'groupAlone':
    case 'subgroupAlone':
      break;
    default:
      fault.fault satisfies never;
  }
}

const places = [
  { role: 'group_admin', mark: 'g' },
  { role: 'subgroup_admin', mark: 's' },
] as const;

/** Removes a role from people who have lost its last place. */
export async function dropIdleRoles(log: MergeLog, people: readonly Holding[]): Promise<void> {
  for (const { user_id, roles, links } of people)
    for (const { role, mark } of places)
      if (roles.includes(role) && !links.some((link) => link.startsWith(mark)))
        await log.remove('user_roles', { user_id, role });
}
