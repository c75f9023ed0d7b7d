import { type Body, isService, type Level, type Place, terms } from '@doselore/contract';
import { previewCancelling, previewClosing } from '@doselore/contract/course-ending';
import {
  issueAfterRegister,
  issueAfterRegisterWithPot,
  listUninvitedChoices,
  previewRegisterIssue,
  previewRegisterIssueWithPot,
} from '@doselore/contract/course-register';
import {
  listServiceVirtualGroups,
  listVirtualGroups,
  type VirtualGroupsQuery,
} from '@doselore/contract/virtual-groups';
import { callEndpoint } from '../../../platform/api/index.ts';
import { roomLists } from '../../../platform/query-client/index.ts';

export const virtualGroups = roomLists('virtual-groups');

type CoursesQuery = Omit<VirtualGroupsQuery, 'groupId'>;

/** Limits a list to an organisation. The courses that a person leads have no place. */
const inGroup = (query: CoursesQuery, { groupId }: Place) => ({ ...query, ...(groupId !== 0 && { groupId }) });

const ofService = virtualGroups.sheet(listServiceVirtualGroups, terms.virtualGroup.many);
const ofOthers = virtualGroups.sheet(listVirtualGroups, terms.virtualGroup.many);

/** Courses of a service, of an organisation, or without a place those that the person leads. */
export const virtualGroupsQuery = (level: Level, place: Place, query: CoursesQuery) =>
  isService(place) ? ofService({ level, params: place, query }) : ofOthers({ level, query: inGroup(query, place) });

/** Always loaded again, because licences and marks can change at any moment. */
const always = { staleTime: 0, gcTime: 0 };

export const uninvitedChoicesQuery = (level: Level, virtualGroupId: number, q: string) =>
  virtualGroups.one(listUninvitedChoices, { level, params: { virtualGroupId }, query: { q } }, always);

export function registerIssueQuery(level: Level, virtualGroupId: number, { mayUsePot }: { mayUsePot: boolean }) {
  const endpoint = mayUsePot ? previewRegisterIssueWithPot : previewRegisterIssue;
  return virtualGroups.one(endpoint, { level, params: { virtualGroupId } }, always);
}

export type RegisterIssue = Omit<Body<typeof issueAfterRegister>, 'idempotencyKey'> & { mayUsePot: boolean };

export function sendRegisterIssue(
  level: Level,
  virtualGroupId: number,
  { mayUsePot, ...body }: RegisterIssue & { idempotencyKey: string },
) {
  const endpoint = mayUsePot ? issueAfterRegisterWithPot : issueAfterRegister;
  return callEndpoint(endpoint, { level, params: { virtualGroupId }, body });
}

export const closingQuery = (level: Level, virtualGroupId: number) =>
  virtualGroups.one(previewClosing, { level, params: { virtualGroupId } }, always);

export const cancellingQuery = (level: Level, virtualGroupId: number) =>
  virtualGroups.one(previewCancelling, { level, params: { virtualGroupId } }, always);
