/**
 * Effect of a repair on somebody who can sign in today. `none` changes nothing they can do. `takes` ends a working
 * right. `gives` grants access.
 */
export type FixRisk = 'none' | 'takes' | 'gives';
export const fixRiskWords: Record<FixRisk, string> = {
  none: 'Access does not change',
  takes: 'Removes access',
  gives: 'Gives access',
};

type Rule = { title: string; fix: { title: string; after: string; risk: FixRisk } | null };

/**
 * Faults of links between admins and places, in the order of checking. A link has only the first fault that applies. A
 * place without any admin has no repair: a person has to choose one.
 */
export const managerFaults = {
  archivedPerson: {
    title: 'The account is archived',
    fix: { title: 'Remove as admin', after: 'No longer an admin here', risk: 'none' },
  },
  archivedPlace: {
    title: 'An archived organisation or service',
    fix: { title: 'Remove as admin', after: 'No longer an admin here, even after it is restored', risk: 'none' },
  },
  notMember: {
    title: 'Not a member of the organisation',
    fix: { title: 'Remove as admin', after: 'No longer an admin here', risk: 'takes' },
  },
  doubled: {
    title: 'Admin of the organisation as well',
    fix: {
      title: 'Keep only the role in the organisation',
      after: 'Manages it as admin of the organisation only',
      risk: 'none',
    },
  },
  idlePot: {
    title: 'General pot access that the level does not allow',
    fix: { title: 'Remove the access', after: 'Still an admin here, without general pot access', risk: 'none' },
  },
  noRole: {
    title: 'Manages a place without the role',
    fix: { title: 'Give the role', after: 'Has the role and manages the place', risk: 'gives' },
  },
  noPlace: {
    title: 'Has the role but manages no place',
    fix: { title: 'Remove the role', after: 'Without the role', risk: 'none' },
  },
  notTrainer: {
    title: 'Leads a course but is not an active trainer',
    fix: { title: 'Remove from the course', after: 'The course has no trainer', risk: 'takes' },
  },
  groupAlone: { title: 'An organisation with members and no admin', fix: null },
  subgroupAlone: { title: 'A service without an admin', fix: null },
} as const satisfies Record<string, Rule>;

export type ManagerFault = keyof typeof managerFaults;
export const managerFaultKeys = Object.keys(managerFaults) as [ManagerFault, ...ManagerFault[]];

export const ruleOfFault = (fault: ManagerFault): Rule => managerFaults[fault];

/** Roles that need a place, including the trainer's. */
export const placeRoles = ['group_admin', 'subgroup_admin', 'trainer'] as const;
export type PlaceRole = (typeof placeRoles)[number];
