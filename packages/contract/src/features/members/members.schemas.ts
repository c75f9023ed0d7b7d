import { z } from 'zod';
import { baseValuesOf, savedOf } from '../../changes.schemas.ts';
import { bulkIds, day, done, id, listQuery, optionalText, pageOf } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { accountStates } from '../users/people.rules.ts';
import { bulkResult, identityFields, professionFields } from '../users/people.schemas.ts';
import { memberLists } from './members.rules.ts';

const place = z.object({ id: z.number().int(), name: z.string() });

export const memberRow = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  job_role: z.string().nullable(),
  registration_number: z.string().nullable(),
  state: z.enum(accountStates),
  services: z.array(place),
  live_licences: z.number().int(),
  certificates: z.number().int(),
});
export type MemberRow = z.output<typeof memberRow>;

export const membersQuery = listQuery.extend({
  list: z.enum(memberLists).default('current'),
  /** `lapsed`: invited, and the link has run out. */
  status: z.enum(['', 'active', 'invited', 'lapsed']).default(''),
  /** Whose valid certificates end within so many days, or have ended. */
  certificates: z.enum(['', 'ending30', 'ending90', 'ended']).optional(),
});
export type MembersQuery = z.output<typeof membersQuery>;

/** Everybody whom a list of members shows, over all its pages. */
export const memberFilter = membersQuery.pick({ q: true, list: true, status: true, certificates: true });
export type MemberFilter = z.output<typeof memberFilter>;

/** Some people, or everybody under a filter; `expected` is how many those were when somebody confirmed it. */
export const bulkPeople = <T extends z.ZodRawShape>(more: T) =>
  z.union([
    z.strictObject({ userIds: bulkIds, ...more }),
    z.strictObject({ everybody: memberFilter, expected: z.number().int().min(1).max(limits.bulkMax), ...more }),
  ]);
export type BulkPeople = z.output<ReturnType<typeof bulkPeople<Record<never, never>>>>;

/** What an organisation knows of a member, beside who the person is. */
export const employmentFields = {
  ...professionFields,
  payroll_number: optionalText(40),
  started_on: day.nullable(),
};

export const newMember = z.strictObject({ ...identityFields, ...employmentFields });
export type NewMember = z.output<typeof newMember>;

/** `identity` is refused once the person has taken the account over, unless a site admin sends it. */
export const memberChange = z.strictObject({
  ...employmentFields,
  identity: z.strictObject(identityFields).nullable(),
  baseValues: baseValuesOf({ ...employmentFields, ...identityFields }),
});
export type MemberChange = z.output<typeof memberChange>;
export const savedMember = savedOf({ ...employmentFields, ...identityFields });

export const memberInfo = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  job_role: z.string().nullable(),
  registration_number: z.string().nullable(),
  payroll_number: z.string().nullable(),
  started_on: z.string().nullable(),
  state: z.enum(accountStates),
  joined_at: z.string(),
  /** They left this organisation then. */
  left_at: z.string().nullable(),
  services: z.array(place),
  manages: z.array(place),
  manages_organisation: z.boolean(),
  /** The last invitation, when the account is not taken over yet. */
  invitation: z.object({ sent_at: z.string(), expires_at: z.string() }).nullable(),
  /** May the caller change name and address? */
  can_change_identity: z.boolean(),
  /** May the caller change job role and registration number? */
  can_change_profession: z.boolean(),
  live_licences: z.number().int(),
  certificates: z.array(
    z.object({
      id: z.number().int(),
      title: z.string(),
      awarded_on: z.string(),
      expires_on: z.string().nullable(),
      state: z.enum(['valid', 'superseded', 'revoked']),
    }),
  ),
});
export type MemberInfo = z.output<typeof memberInfo>;

export const membershipRow = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  job_role: z.string().nullable(),
  is_member: z.boolean(),
});
export type MembershipRow = z.output<typeof membershipRow>;

export const membershipQuery = listQuery.extend({ only: z.enum(['', 'in', 'out']).default('') });

export const groupPlace = z.strictObject({ groupId: id });
export const subgroupPlace = z.strictObject({ groupId: id, subgroupId: id });
export const groupPerson = z.strictObject({ groupId: id, userId: id });
export const subgroupPerson = z.strictObject({ groupId: id, subgroupId: id, userId: id });

export const membersSchemas = {
  listGroupMembers: { params: groupPlace, query: membersQuery, response: pageOf(memberRow) },
  listSubgroupMembers: { params: subgroupPlace, query: membersQuery, response: pageOf(memberRow) },
  inviteGroupMember: {
    params: groupPlace,
    body: newMember.extend({ subgroupIds: z.array(id).max(200) }),
    response: z.object({ id: z.number().int() }),
  },
  inviteSubgroupMember: { params: subgroupPlace, body: newMember, response: z.object({ id: z.number().int() }) },
  addExistingMember: {
    params: groupPlace,
    body: z.strictObject({ userId: id, subgroupIds: z.array(id).max(200) }),
    response: done,
  },
  getGroupMember: { params: groupPerson, response: memberInfo },
  getSubgroupMember: { params: subgroupPerson, response: memberInfo },
  changeGroupMember: { params: groupPerson, body: memberChange, response: savedMember },
  changeSubgroupMember: { params: subgroupPerson, body: memberChange, response: savedMember },
  archiveMembers: { params: groupPlace, body: bulkPeople({ archived: z.boolean() }), response: bulkResult },
  inviteGroupMembersAgain: { params: groupPlace, body: bulkPeople({}), response: bulkResult },
  inviteSubgroupMembersAgain: { params: subgroupPlace, body: bulkPeople({}), response: bulkResult },
};
