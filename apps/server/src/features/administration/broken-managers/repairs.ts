import type { Fix } from '../merges/index.ts';
import type { FaultData } from './faults.repository.ts';
import type { Holding } from './fix-plans.repository.ts';

/** Returns the repair of a fault. Only a person can choose a new admin for a place. */
export function repairsOf({ fault, ...target }: FaultData): Fix[] {
  const { user_id, group_id, subgroup_id, virtual_group_id, role } = target;
  switch (fault) {
    case 'archivedPerson':
    case 'archivedPlace':
    case 'notMember':
    case 'doubled':
      return subgroup_id === null
        ? [{ kind: 'remove', table: 'group_managers', where: { group_id, user_id } }]
        : [{ kind: 'remove', table: 'subgroup_managers', where: { subgroup_id, user_id } }];
    case 'idlePot': {
      const values = { general_pot_access: false };
      return [{ kind: 'change', table: 'subgroup_managers', values, where: { subgroup_id, user_id } }];
    }
    case 'noRole':
      return [{ kind: 'add', table: 'user_roles', key: { user_id, role } }];
    case 'noPlace':
      return [{ kind: 'remove', table: 'user_roles', where: { user_id, role } }];
    case 'notTrainer':
      return [
        { kind: 'change', table: 'virtual_groups', values: { trainer_user_id: null }, where: { id: virtual_group_id } },
      ];
    case 'groupAlone':
    case 'subgroupAlone':
      return [];
    default:
      return fault satisfies never;
  }
}

const places = [
  { role: 'group_admin', mark: 'g' },
  { role: 'subgroup_admin', mark: 's' },
] as const;

/** Returns the removal of each role whose last place the person has lost. */
export function idleRolesOf({ user_id, roles, links }: Holding): Fix[] {
  const idle = places.filter(({ role, mark }) => roles.includes(role) && !links.some((link) => link.startsWith(mark)));
  return idle.map(({ role }) => ({ kind: 'remove', table: 'user_roles', where: { user_id, role } }));
}
