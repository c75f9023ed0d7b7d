import {
  type Action,
  AppError,
  type Level,
  overallServiceLevel,
  type PermissionRole,
  permissions,
  type ScopeKind,
  type ServiceLevel,
} from '@doselore/contract';
import type { ManagedService, Principal } from './principal.ts';
import type { Grant, Scope } from './scope.ts';

const serviceRoles = { HIGH: 'subHigh', MED: 'subMed', LOW: 'subLow' } as const;

type Claim = { level: Level; action: Action; subgroupId?: number | undefined };

/**
 * Returns the scope that a person has for an action under a level. Throws 401, 403 `provisional_access_only` or 403.
 * The caller checks later whether a resource lies inside the scope.
 */
export function scopeFor(principal: Principal | undefined, claim: Claim): Scope {
  const row = permissions[claim.action];
  if (principal === undefined) {
    if (claim.level === 'site' && row.anon !== '-') return { grants: [{ kind: 'any' }] };
    throw new AppError('unauthenticated', 'Sign in to continue.');
  }
  if (principal.state === 'provisional' && row.provisional === '-') {
    throw new AppError('provisional_access_only', 'Finish setting up your account to continue.');
  }
  const roles = rolesUnder(principal, claim);
  const open = roles.filter((role) => row[role] !== '-');
  if (open.length === 0) throw new AppError('forbidden', refusalTo(roles));
  return { grants: open.flatMap((role) => grantsOf(row[role], principal)) };
}

/** Returns the role of a service admin at a level. */
export const roleAtServiceLevel = (level: ServiceLevel): PermissionRole => serviceRoles[level];

function refusalTo(roles: readonly PermissionRole[]): string {
  const isServiceAdmin = roles.some((role) => Object.values<PermissionRole>(serviceRoles).includes(role));
  return isServiceAdmin ? 'Your level does not allow this.' : 'Your role does not allow this.';
}

/**
 * Returns the roles that a person has under a level. The prefix of the address claims a level. The roles of the person
 * prove it.
 */
export function rolesUnder(principal: Principal, claim: Pick<Claim, 'level' | 'subgroupId'>): PermissionRole[] {
  if (principal.state === 'provisional') return ['provisional'];
  const roles: Record<Exclude<Level, 'site' | 'member' | 'mixedAdmin'>, PermissionRole[]> = {
    superAdmin: principal.isSuper ? ['super'] : [],
    groupingAdmin: principal.roles.includes('group_admin') ? ['group'] : [],
    subgroupAdmin: principal.roles.includes('subgroup_admin')
      ? [serviceRole(principal.services, claim.subgroupId)]
      : [],
    virtualGroupAdmin: principal.roles.includes('trainer') ? ['trainer'] : [],
  };
  if (claim.level === 'site' || claim.level === 'member') return ['member'];
  if (claim.level === 'mixedAdmin') return Object.values(roles).flat();
  return roles[claim.level];
}

/**
 * Returns the role of a service admin. For one service its organisation's setting decides, otherwise all
 * managed services together.
 */
function serviceRole(services: readonly ManagedService[], subgroupId: number | undefined): PermissionRole {
  const given = services.find((service) => service.id === subgroupId);
  return serviceRoles[given?.level ?? overallServiceLevel(services.map((service) => service.level))];
}

function grantsOf(kind: ScopeKind, principal: Principal): Grant[] {
  const services = principal.services;
  switch (kind) {
    case 'any':
      return [{ kind: 'any' }];
    case 'org':
      return [{ kind: 'groups', ids: principal.groupIds }];
    case 'svc':
      return [{ kind: 'subgroups', ids: services.map((service) => service.id) }];
    case 'potSvc':
      return [
        { kind: 'subgroups', ids: services.filter((service) => service.generalPotAccess).map((service) => service.id) },
      ];
    case 'siblingSvc':
      return [
        { kind: 'groups', ids: services.filter((service) => service.viewSiblings).map((service) => service.groupId) },
      ];
    case 'vg':
      return [{ kind: 'virtualGroups', ids: principal.virtualGroupIds }];
    case 'self':
      return [{ kind: 'self', userId: principal.id }];
    case '-':
      return [];
  }
}
