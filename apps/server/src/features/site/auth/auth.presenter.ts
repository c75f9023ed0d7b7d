import {
  type Action,
  actions,
  type Level,
  levelPrefixes,
  type PermissionRole,
  permissions,
  webAddresses,
} from '@doselore/contract';
import type { CurrentUser } from '@doselore/contract/auth';
import { type Principal, roleAtServiceLevel, rolesUnder } from '../../../platform/access/index.ts';
import type { CurrentUserRow, listGroupNames, listServiceNames } from './auth.repository.ts';

type Rows = {
  user: CurrentUserRow;
  groups: Awaited<ReturnType<typeof listGroupNames>>;
  services: Awaited<ReturnType<typeof listServiceNames>>;
  twoStepDueAt: Date | undefined;
};

export function presentCurrentUser(principal: Principal, rows: Rows): CurrentUser {
  return {
    id: rows.user.id,
    first_name: rows.user.first_name,
    last_name: rows.user.last_name,
    email: rows.user.email,
    demo: rows.user.is_demo,
    provisional: rows.user.state === 'provisional',
    terms_accepted: rows.user.terms_accepted,
    theme: rows.user.theme as CurrentUser['theme'],
    two_step: { must_set_up: principal.mustSetUpTwoStep, due_at: rows.twoStepDueAt?.toISOString() ?? null },
    roles: principal.roles.map((name) => ({ name })),
    groups_managed: rows.groups.map((group) => ({ id: group.id, name: group.name })),
    subgroups_managed: rows.services.map((service) => ({
      id: service.id,
      name: service.name,
      group: {
        id: service.group_id,
        name: service.group_name,
        group_setting: {
          default_service_manager_level:
            principal.services.find((managed) => managed.id === service.id)?.level ?? 'LOW',
        },
      },
    })),
    abilities: abilitiesOf(principal),
    service_abilities: serviceAbilitiesOf(principal),
  };
}

/**
 * Returns the permissions of this person for each of their levels. The screens use them as hints; they guard nothing.
 */
function abilitiesOf(principal: Principal): CurrentUser['abilities'] {
  const levels = Object.keys(levelPrefixes) as Level[];
  const allowances = levels.map((level) => [level, allowedTo(rolesUnder(principal, { level }))] as const);
  return Object.fromEntries(allowances.filter(([, allowed]) => allowed.length > 0));
}

function serviceAbilitiesOf(principal: Principal): CurrentUser['service_abilities'] {
  const levels = new Set(principal.services.map(({ level }) => level));
  return Object.fromEntries([...levels].map((level) => [level, allowedTo([roleAtServiceLevel(level)])]));
}

function allowedTo(roles: readonly PermissionRole[]): Action[] {
  return actions.filter((action) => roles.some((role) => permissions[action][role] !== '-'));
}

export type ActingContext = { role: string; place: string | null; path: string };

/** Returns every role in every place, with the words of the screen addresses. */
export function presentContexts(principal: Principal, rows: Pick<Rows, 'groups' | 'services'>): ActingContext[] {
  const contexts: ActingContext[] = [];
  if (principal.isSuper) contexts.push({ role: 'super_admin', place: null, path: webAddresses.siteAdmin() });
  for (const group of rows.groups)
    contexts.push({ role: 'group_admin', place: group.name, path: webAddresses.groupMembers(group.id) });
  for (const service of rows.services) {
    contexts.push({
      role: 'subgroup_admin',
      place: service.name,
      path: webAddresses.serviceMembers({ groupId: service.group_id, subgroupId: service.id }),
    });
  }
  if (principal.roles.includes('trainer'))
    contexts.push({ role: 'trainer', place: null, path: webAddresses.trainerArea() });
  return [...contexts, { role: 'learner', place: null, path: webAddresses.myCourses() }];
}
