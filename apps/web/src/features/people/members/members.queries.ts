import { type Body, commandOf, isService, type Level, type Place, type ServicePlace } from '@doselore/contract';
import {
  changeMembership,
  getMember,
  inviteGroupMember,
  inviteSubgroupMember,
  listMembers,
  type MemberFilter,
  membershipMax,
} from '@doselore/contract/members';
import { findUserWithEmail, findUserWithUsername } from '@doselore/contract/users';
import { callEndpoint, everyRow } from '../../../platform/api/index.ts';
import { refreshOf, roomLists, roomQueries } from '../../../platform/query-client/index.ts';

export const members = roomLists('members');
const users = roomQueries('users');

export type NewMemberFields = Body<typeof inviteGroupMember>;

/** Members of an organisation, or of one of its services. While they load, rows of another place are never shown. */
export const membersQuery = members.sheet(listMembers, 'Members');

export const memberQuery = (level: Level, place: Place, userId: number) =>
  members.one(getMember, { level, params: { ...place, userId } });

export function sendInvitation(level: Level, place: Place, fields: NewMemberFields) {
  if (!isService(place)) return callEndpoint(inviteGroupMember, { level, params: place, body: commandOf(fields) });
  const { subgroupIds: _only, ...body } = fields;
  return callEndpoint(inviteSubgroupMember, { level, params: place, body: commandOf(body) });
}

export const sendMembership = (level: Level, place: ServicePlace, body: Body<typeof changeMembership>) =>
  callEndpoint(changeMembership, { level, params: place, body });

/** Finds the ids of everybody under the same filters, over all pages. */
export async function findMemberIds(level: Level, place: Place, filter: MemberFilter): Promise<number[]> {
  const rows = await everyRow((page) =>
    callEndpoint(listMembers, { level, params: place, query: { ...filter, ...page } }),
  );
  return rows.map(({ id }) => id);
}

/** Adds people to a service, in as many calls as they need. Returns how many were not in it yet. */
export async function addToService(level: Level, place: ServicePlace, userIds: readonly number[]): Promise<number> {
  let added = 0;
  for (let at = 0; at < userIds.length; at += membershipMax) {
    const answer = await sendMembership(level, place, { add: userIds.slice(at, at + membershipMax), remove: [] });
    added += answer.added;
  }
  return added;
}

/** Finds a user by email address or username. */
export async function findAccount(text: string) {
  const { user } = text.includes('@')
    ? await callEndpoint(findUserWithEmail, { query: { email: text } })
    : await callEndpoint(findUserWithUsername, { query: { username: text } });
  return user;
}

/** The account with an email address anywhere, for site admins; null when there is none. */
export const accountQuery = (email: string) =>
  users.combined('with email', { email }, ({ email: typed }) => findAccount(typed));

/** Refreshes members, and the organisations and services that show their number. */
export const refreshMembers = refreshOf('members', 'groups', 'subgroups');
