import { terms } from '../../wording.ts';

/**
 * Effect of a repair on somebody who can sign in today. `none` changes nothing they can do. `takes` ends a working
 * right. `gives` grants access.
 */
export type FixRisk = 'none' | 'takes' | 'gives';
export const fixRiskWords: Record<FixRisk, string> = {
  none: 'Changes no access',
  takes: 'Takes access away',
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
    title: `An archived ${terms.group.one} or ${terms.subgroup.one}`,
    fix: { title: 'Remove as admin', after: 'No longer an admin here, also when it is restored', risk: 'none' },
  },
  notMember: {
    title: `Not a member of the ${terms.group.one}`,
    fix: { title: 'Remove as admin', after: 'No longer an admin here', risk: 'takes' },
  },
  doubled: {
    title: `Admin of the ${terms.group.one} as well`,
    fix: {
      title: `Keep only the ${terms.group.one}`,
      after: `Looks after it as admin of the ${terms.group.one} alone`,
      risk: 'none',
    },
  },
  idlePot: {
    title: 'General pot access that the level does not allow',
    fix: { title: 'Switch the access off', after: 'Still an admin here, without general pot access', risk: 'none' },
  },
  noRole: {
    title: 'Looks after something without the role',
    fix: { title: 'Give the role', after: 'Has the role, and with it what they look after', risk: 'gives' },
  },
  noPlace: {
    title: 'Has the role and looks after nothing',
    fix: { title: 'Take the role away', after: 'Without the role', risk: 'none' },
  },
  notTrainer: {
    title: 'Leads a course and is no active trainer',
    fix: { title: 'Take off the course', after: 'The course has no trainer', risk: 'takes' },
  },
  groupAlone: { title: `An ${terms.group.one} with members and no admin`, fix: null },
  subgroupAlone: { title: `A ${terms.subgroup.one} that nobody looks after`, fix: null },
} as const satisfies Record<string, Rule>;

export type ManagerFault = keyof typeof managerFaults;
export const managerFaultKeys = Object.keys(managerFaults) as [ManagerFault, ...ManagerFault[]];

export const ruleOfFault = (fault: ManagerFault): Rule => managerFaults[fault];

/** Roles that need a place, including the trainer's. */
export const placeRoles = ['group_admin', 'subgroup_admin', 'trainer'] as const;
export type PlaceRole = (typeof placeRoles)[number];
