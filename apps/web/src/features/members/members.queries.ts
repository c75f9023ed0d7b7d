import {
  type Answer,
  type Body,
  endpointAt,
  isService,
  type Level,
  type Place,
  type Query,
  type ServicePlace,
} from '@doselore/contract';
import { archiveMembers, previewLeaving } from '@doselore/contract/leaving';
import {
  addExistingMember,
  type BulkPeople,
  changeMember,
  changeMembership,
  getMember,
  getMembersCsv,
  inviteGroupMember,
  inviteMembersAgain,
  inviteSubgroupMember,
  listMembers,
  listMembership,
  type MemberChange,
  type MemberFilter,
  type MembersQuery,
  membershipMax,
} from '@doselore/contract/members';
import { type BulkResult, findUserWithEmail, findUserWithUsername } from '@doselore/contract/users';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint, everyRow, type SheetDownload, sheetOf } from '../../platform/api/index.ts';

export type NewMemberFields = Body<typeof inviteGroupMember>;

/** Members of an organisation, or of one of its services. While they load, rows of another place are never shown. */
export function membersQuery(level: Level, place: Place, query: MembersQuery) {
  const { groupId, subgroupId } = place;
  return queryOptions({
    queryKey: ['members', level, groupId, subgroupId, query],
    queryFn: ({ signal }) => callEndpoint(endpointAt(listMembers, place), { level, params: place, query, signal }),
    placeholderData: (held, from) =>
      from?.queryKey[2] === groupId && from.queryKey[3] === subgroupId ? held : undefined,
  });
}

export function downloadMembers(level: Level, place: Place, query: MembersQuery): SheetDownload {
  return sheetOf(endpointAt(getMembersCsv, place), { level, params: place, query, fileName: 'Members' });
}

export function memberQuery(level: Level, place: Place, userId: number) {
  return queryOptions({
    queryKey: ['members', 'one', level, place.groupId, place.subgroupId, userId],
    queryFn: ({ signal }) =>
      callEndpoint(endpointAt(getMember, place), { level, params: { ...place, userId }, signal }),
  });
}

export function sendInvitation(level: Level, place: Place, fields: NewMemberFields) {
  if (!isService(place)) return callEndpoint(inviteGroupMember, { level, params: place, body: fields });
  const { subgroupIds: _only, ...body } = fields;
  return callEndpoint(inviteSubgroupMember, { level, params: place, body });
}

export function saveMember(level: Level, place: Place, userId: number, body: MemberChange) {
  return callEndpoint(endpointAt(changeMember, place), { level, params: { ...place, userId }, body });
}

type Archived = Answer<typeof archiveMembers>;

export function sendArchive(
  level: Level,
  groupId: number,
  body: BulkPeople & { archived: boolean },
): Promise<Archived> {
  return callEndpoint(archiveMembers, { level, params: { groupId }, body });
}

/** Returns the endings that archiving these members would cause. */
export function askLeaving(level: Level, groupId: number, body: BulkPeople): Promise<Answer<typeof previewLeaving>> {
  return callEndpoint(previewLeaving, { level, params: { groupId }, body });
}

export function sendInvitationsAgain(level: Level, place: Place, body: BulkPeople): Promise<BulkResult> {
  return callEndpoint(endpointAt(inviteMembersAgain, place), { level, params: place, body });
}

export function membershipQuery(level: Level, place: ServicePlace, query: Query<typeof listMembership>) {
  return queryOptions({
    queryKey: ['members', 'membership', level, place, query],
    queryFn: ({ signal }) => callEndpoint(listMembership, { level, params: place, query, signal }),
    placeholderData: (held) => held,
  });
}

export function sendMembership(level: Level, place: ServicePlace, body: Body<typeof changeMembership>) {
  return callEndpoint(changeMembership, { level, params: place, body });
}

/** Finds the ids of everybody under the same filters, over all pages. */
export async function findMemberIds(level: Level, place: Place, filter: MemberFilter): Promise<number[]> {
  const rows = await everyRow((page) =>
    callEndpoint(endpointAt(listMembers, place), { level, params: place, query: { ...filter, ...page } }),
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
    ? await callEndpoint(findUserWithEmail, { level: 'superAdmin', query: { email: text } })
    : await callEndpoint(findUserWithUsername, { level: 'superAdmin', query: { username: text } });
  return user;
}

/** The account with an email address anywhere, for site admins; null when there is none. */
export function accountQuery(email: string) {
  return queryOptions({ queryKey: ['users', 'with email', email], queryFn: () => findAccount(email) });
}

export function sendExisting(groupId: number, body: Body<typeof addExistingMember>) {
  return callEndpoint(addExistingMember, { level: 'superAdmin', params: { groupId }, body });
}

/** Refreshes members, and the organisations and services that show their number. */
export async function refreshMembers(client: QueryClient): Promise<void> {
  await Promise.all(['members', 'groups', 'subgroups'].map((room) => client.invalidateQueries({ queryKey: [room] })));
}
