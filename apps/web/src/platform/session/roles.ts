import type { CurrentUser } from '@doselore/contract/auth';
import { type AreaDefinition, areas, type Role } from '../area/index.ts';

const adminRoles: readonly string[] = ['super_admin', 'group_admin', 'subgroup_admin', 'trainer'] satisfies Role[];

export function holdsRole(user: CurrentUser | undefined, role: Role): boolean {
  return user?.roles.some(({ name }) => name === role) ?? false;
}

/** Returns whether the user has any of the four admin roles. */
export function isAdmin(user: CurrentUser | undefined): boolean {
  return user?.roles.some(({ name }) => adminRoles.includes(name)) ?? false;
}

/** Returns the user's zones: the highest of the first three roles, and the trainer's zone unless site admin. */
export function zonesOf(user: CurrentUser | undefined): AreaDefinition[] {
  if (holdsRole(user, 'super_admin')) return [areas['site-admin']];
  const zones: AreaDefinition[] = [];
  if (holdsRole(user, 'group_admin')) zones.push(areas['group-admin']);
  else if (holdsRole(user, 'subgroup_admin')) zones.push(areas['subgroup-admin']);
  if (holdsRole(user, 'trainer')) zones.push(areas.trainer);
  return zones;
}

/** Returns the area that the logo and the Admin item open. */
export function homeOf(user: CurrentUser | undefined): AreaDefinition {
  return zonesOf(user)[0] ?? areas.learner;
}

export function fullName(user: Pick<CurrentUser, 'first_name' | 'last_name'>): string {
  return `${user.first_name} ${user.last_name}`.trim();
}
