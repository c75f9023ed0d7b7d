import type { Body, Level, Query } from '@doselore/contract';
import {
  addExistingMember,
  archiveMembers,
  type BulkPeople,
  changeGroupMember,
  changeMembership,
  changeSubgroupMember,
  getGroupMember,
  getGroupMembersCsv,
  getSubgroupMember,
  getSubgroupMembersCsv,
  inviteGroupMember,
  inviteGroupMembersAgain,
  inviteSubgroupMember,
  inviteSubgroupMembersAgain,
  listGroupMembers,
  listMembership,
  listSubgroupMembers,
  type MemberChange,
  type MembersQuery,
} from '@doselore/contract/members';
import { type BulkResult, findUserWithEmail, findUserWithUsername } from '@doselore/contract/users';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint, downloadFile } from '../../platform/api/index.ts';
import type { PlaceIds } from '../../platform/routes/index.ts';

export type NewMemberFields = Body<typeof inviteGroupMember>;

/** Members of an organisation, or of one of its services. Rows of another place are never shown in the meantime. */
export function membersQuery(level: Level, { groupId, subgroupId }: PlaceIds, query: MembersQuery) {
  return queryOptions({
    queryKey: ['members', level, groupId, subgroupId, query],
    queryFn: ({ signal }) =>
      subgroupId === null
        ? callEndpoint(listGroupMembers, { level, params: { groupId }, query, signal })
        : callEndpoint(listSubgroupMembers, { level, params: { groupId, subgroupId }, query, signal }),
    placeholderData: (held, from) =>
      from?.queryKey[2] === groupId && from.queryKey[3] === subgroupId ? held : undefined,
  });
}

export function downloadMembers(level: Level, { groupId, subgroupId }: PlaceIds, query: MembersQuery): Promise<void> {
  const fileName = 'Members.csv';
  return subgroupId === null
    ? downloadFile(getGroupMembersCsv, { level, params: { groupId }, query, fileName })
    : downloadFile(getSubgroupMembersCsv, { level, params: { groupId, subgroupId }, query, fileName });
}

export function memberQuery(level: Level, { groupId, subgroupId }: PlaceIds, userId: number) {
  return queryOptions({
    queryKey: ['members', 'one', level, groupId, subgroupId, userId],
    queryFn: ({ signal }) =>
      subgroupId === null
        ? callEndpoint(getGroupMember, { level, params: { groupId, userId }, signal })
        : callEndpoint(getSubgroupMember, { level, params: { groupId, subgroupId, userId }, signal }),
  });
}

export function sendInvitation(level: Level, { groupId, subgroupId }: PlaceIds, fields: NewMemberFields) {
  if (subgroupId === null) return callEndpoint(inviteGroupMember, { level, params: { groupId }, body: fields });
  const { subgroupIds: _only, ...body } = fields;
  return callEndpoint(inviteSubgroupMember, { level, params: { groupId, subgroupId }, body });
}

export function saveMember(level: Level, { groupId, subgroupId }: PlaceIds, userId: number, body: MemberChange) {
  return subgroupId === null
    ? callEndpoint(changeGroupMember, { level, params: { groupId, userId }, body })
    : callEndpoint(changeSubgroupMember, { level, params: { groupId, subgroupId, userId }, body });
}

export function sendArchive(
  level: Level,
  groupId: number,
  body: BulkPeople & { archived: boolean },
): Promise<BulkResult> {
  return callEndpoint(archiveMembers, { level, params: { groupId }, body });
}

export function sendInvitationsAgain(
  level: Level,
  { groupId, subgroupId }: PlaceIds,
  body: BulkPeople,
): Promise<BulkResult> {
  return subgroupId === null
    ? callEndpoint(inviteGroupMembersAgain, { level, params: { groupId }, body })
    : callEndpoint(inviteSubgroupMembersAgain, { level, params: { groupId, subgroupId }, body });
}

type Service = { groupId: number; subgroupId: number };

export function membershipQuery(level: Level, place: Service, query: Query<typeof listMembership>) {
  return queryOptions({
    queryKey: ['members', 'membership', level, place, query],
    queryFn: ({ signal }) => callEndpoint(listMembership, { level, params: place, query, signal }),
    placeholderData: (held) => held,
  });
}

export function sendMembership(level: Level, place: Service, body: Body<typeof changeMembership>) {
  return callEndpoint(changeMembership, { level, params: place, body });
}

/** Somebody with an account, by address or sign-in name. */
export async function findAccount(text: string) {
  const { user } = text.includes('@')
    ? await callEndpoint(findUserWithEmail, { level: 'superAdmin', query: { email: text } })
    : await callEndpoint(findUserWithUsername, { level: 'superAdmin', query: { username: text } });
  return user;
}

export function sendExisting(groupId: number, body: Body<typeof addExistingMember>) {
  return callEndpoint(addExistingMember, { level: 'superAdmin', params: { groupId }, body });
}

/** Counts elsewhere follow: organisations and services say how many people they have. */
export async function refreshMembers(client: QueryClient): Promise<void> {
  await Promise.all(['members', 'groups', 'subgroups'].map((room) => client.invalidateQueries({ queryKey: [room] })));
}
