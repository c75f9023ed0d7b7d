/**
 * The six API levels of the specification (point 7) and their prefixes, and `site` for the few calls outside `/api`.
 * A prefix says which role is claimed; it never grants.
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

/** One column of the permission table. `subHigh`, `subMed`, `subLow` are the service-admin levels of point 4. */
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

export const serviceLevels = ['HIGH', 'MED', 'LOW'] as const;
export type ServiceLevel = (typeof serviceLevels)[number];

/**
 * Service-admin level without a given service (point 4): HIGH only if all are HIGH, MED only if all are MED, otherwise
 * LOW; LOW when none is managed.
 */
export function overallServiceLevel(managed: readonly ServiceLevel[]): ServiceLevel {
  const [first] = managed;
  if (first === undefined) return 'LOW';
  return managed.every((level) => level === first) ? first : 'LOW';
}

type Place = { groupId: number; subgroupId?: number | null | undefined };

/** The page of an organisation or a service, as this role sees it. */
export function placeAddress({ level, groupId, subgroupId }: Place & { level: Level }): string {
  const area = { superAdmin: '/site-admin/groups', groupingAdmin: '/group-admin', subgroupAdmin: '/subgroup-admin' }[
    level as string
  ];
  const isService = subgroupId !== null && subgroupId !== undefined;
  const between = level === 'subgroupAdmin' ? '' : '/subgroups';
  return `${area}/${groupId}${isService ? `${between}/${subgroupId}` : ''}`;
}
