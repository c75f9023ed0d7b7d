/**
 * Prefixes of the 6 API levels of the specification, and `site` for the few calls outside `/api`. A prefix
 * claims a role. It never grants one.
 */
export const levelPrefixes = {
  site: '/',
  member: '/api/',
  mixedAdmin: '/api/mixed-admin/',
  superAdmin: '/api/admin/',
  groupingAdmin: '/api/grouping-admin/',
  subgroupAdmin: '/api/subgroup-admin/',
  virtualGroupAdmin: '/api/virtual-group-admin/',
} as const;

export type Level = keyof typeof levelPrefixes;
export type AdminLevel = Exclude<Level, 'site' | 'member'>;

/** Columns of the permission table. `subHigh`, `subMed` and `subLow` are the levels of service admins. */
export const permissionRoles = [
  'super',
  'group',
  'subHigh',
  'subMed',
  'subLow',
  'trainer',
  'member',
  'provisional',
  'anon',
] as const;
export type PermissionRole = (typeof permissionRoles)[number];

/** Roles that a person can have under each level. */
export const rolesOfLevel = {
  site: ['member', 'provisional', 'anon'],
  member: ['member', 'provisional'],
  mixedAdmin: ['super', 'group', 'subHigh', 'subMed', 'subLow', 'trainer'],
  superAdmin: ['super'],
  groupingAdmin: ['group'],
  subgroupAdmin: ['subHigh', 'subMed', 'subLow'],
  virtualGroupAdmin: ['trainer'],
} as const satisfies Record<Level, readonly PermissionRole[]>;

/** Returns whether the service-admin level decides under a level what a person may do. */
export function hasServiceLevels(level: Level): boolean {
  return rolesOfLevel[level].every((role) => role.startsWith('sub'));
}

export const serviceLevels = ['HIGH', 'MED', 'LOW'] as const;
export type ServiceLevel = (typeof serviceLevels)[number];

/**
 * Returns the service-admin level without a given service. HIGH only if all are HIGH, MED only if all are
 * MED, otherwise LOW. LOW when none is managed.
 */
export function overallServiceLevel(managed: readonly ServiceLevel[]): ServiceLevel {
  const [first] = managed;
  if (first === undefined) return 'LOW';
  return managed.every((one) => one === first) ? first : 'LOW';
}
