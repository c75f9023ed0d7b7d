import { z } from 'zod';
import { baseValuesOf, savedOf } from '../../changes.schemas.ts';
import { commandSchema } from '../../commands/command.schemas.ts';
import { bulkIds, day, done, id, inPlace, listQuery, pageOf } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { ruleMessages } from '../../messages.ts';
import { productTypes } from '../../product-types.ts';
import { answerFields, sentFields } from '../../record-fields.schemas.ts';
import { trainingItem } from '../renewals/training-status.schemas.ts';
import { identityFields, professionFields } from '../users/people.fields.ts';
import { accountStates, jobRoles } from '../users/people.rules.ts';
import { bulkResult } from '../users/people.schemas.ts';
import { listedFields, memberFields, workFields } from './members.fields.ts';
import { memberLists } from './members.rules.ts';

const place = z.object({ id: z.number().int(), name: z.string() });

export const memberRow = z.object({
  id: z.number().int(),
  ...answerFields(listedFields),
  state: z.enum(accountStates),
  services: z.array(place),
  live_licences: z.number().int(),
  certificates: z.number().int(),
  /** Day on which their next valid certificate expires. Null without one, and when none ever expires. */
  expires_on: day.nullable(),
  /** True for somebody who may organise Pharmacist-led Courses without being an admin. */
  is_organiser: z.boolean(),
  /** Number of face-to-face licences of the member in this place that wait for a result. */
  waiting_results: z.number().int(),
  /** Certificates that the filter `certificates` found, the most urgent first. Empty without this filter. */
  expiring: z.array(trainingItem),
});
export type MemberRow = z.output<typeof memberRow>;

export const membersQuery = listQuery.extend({
  list: z.enum(memberLists).default('current'),
  /** Account status. `lapsed` means invited, with an expired link. */
  status: z.enum(['', 'active', 'invited', 'lapsed']).default(''),
  /** Members whose valid certificates expire within 30, 60 or 90 days, or have expired. */
  certificates: z.enum(['', 'ending30', 'ending60', 'ending90', 'ended']).optional(),
  /** Product to which `certificates` and `expires_on` are limited. */
  productType: z.enum(productTypes).optional(),
  productId: id.optional(),
  /** Members of one service of the organisation, among the services that the caller manages. */
  service: id.optional(),
  role: z.enum(jobRoles).optional(),
  /** Only these people: ids with commas. For the spreadsheet of selected rows. */
  ids: z
    .string()
    .regex(/^\d{1,15}(,\d{1,15}){0,999}$/u)
    .optional(),
});
export type MembersQuery = z.output<typeof membersQuery>;

/** Filter that selects all members of a list, over all its pages. */
export const memberFilter = membersQuery.pick({
  q: true,
  list: true,
  status: true,
  certificates: true,
  service: true,
  role: true,
});
export type MemberFilter = z.output<typeof memberFilter>;

/** Selected people, or everybody under a filter. `expected` is their number when somebody confirmed the action. */
export const bulkPeople = <T extends z.ZodRawShape>(more: T) =>
  z.union(
    [
      z.strictObject({ userIds: bulkIds, ...more }),
      z.strictObject({ everybody: memberFilter, expected: z.number().int().min(1).max(limits.bulkMax), ...more }),
    ],
    { error: ({ input }) => (namesPeople(input) ? undefined : ruleMessages.required) },
  );

const namesPeople = (input: unknown) =>
  typeof input === 'object' && input !== null && ('userIds' in input || 'expected' in input);
export type BulkPeople = z.output<ReturnType<typeof bulkPeople<Record<never, never>>>>;

const newMemberFields = sentFields(memberFields);
/** A new member with the names of the record, such as a row of a staff list. */
export const newMember = z.strictObject(newMemberFields);
export type NewMember = z.output<typeof newMember>;

/** Change of a member. `identity` is refused once the account is activated, unless a site admin sends it. */
const memberChange = commandSchema({
  ...sentFields(workFields),
  identity: commandSchema(sentFields(identityFields)).nullable(),
  baseValues: baseValuesOf(newMemberFields),
});
export type MemberChange = z.output<typeof memberChange>;

export const memberInfo = z.object({
  id: z.number().int(),
  ...answerFields(memberFields),
  /** Job role in this organisation, where it differs from the person's own. */
  job_role_here: z.string().nullable(),
  state: z.enum(accountStates),
  joined_at: z.string(),
  /** Time at which they left this organisation. */
  left_at: z.string().nullable(),
  /** Last day that a staff list gave, while the person is still a member. */
  leaves_on: day.nullable(),
  services: z.array(place),
  manages: z.array(place),
  manages_organisation: z.boolean(),
  /** Last invitation, while the account is not yet activated. */
  invitation: z.object({ sent_at: z.string(), expires_at: z.string() }).nullable(),
  /** True when the caller may change name and address. */
  can_change_identity: z.boolean(),
  /** True when the caller may change job role and registration number. */
  can_change_profession: z.boolean(),
  live_licences: z.number().int(),
});
export type MemberInfo = z.output<typeof memberInfo>;

export const membershipRow = z.object({
  id: z.number().int(),
  ...answerFields({ ...identityFields, job_role: professionFields.job_role }),
  is_member: z.boolean(),
});
export type MembershipRow = z.output<typeof membershipRow>;

export const membershipQuery = listQuery.extend({ only: z.enum(['', 'in', 'out']).default('') });

export const groupPlace = z.strictObject({ groupId: id });
export const subgroupPlace = z.strictObject({ groupId: id, subgroupId: id });
const personInPlace = inPlace.extend({ userId: id });

export const membersSchemas = {
  listMembers: { params: inPlace, query: membersQuery, response: pageOf(memberRow) },
  inviteGroupMember: {
    params: groupPlace,
    body: commandSchema({ ...newMemberFields, subgroupIds: z.array(id).max(200) }),
    response: z.object({ id: z.number().int() }),
  },
  inviteSubgroupMember: {
    params: subgroupPlace,
    body: commandSchema(newMemberFields),
    response: z.object({ id: z.number().int() }),
  },
  addExistingMember: {
    params: groupPlace,
    body: z.strictObject({ userId: id, subgroupIds: z.array(id).max(200) }),
    response: done,
  },
  getMember: { params: personInPlace, response: memberInfo },
  changeMember: { params: personInPlace, body: memberChange, response: savedOf(newMemberFields) },
  inviteMembersAgain: { params: inPlace, body: bulkPeople({}), response: bulkResult },
};
