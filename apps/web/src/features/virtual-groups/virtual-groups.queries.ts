import { type Body, isService, type Level, type Place, terms } from '@doselore/contract';
import {
  addUninvited,
  cancelCourse,
  closeCourse,
  getDelegate,
  getServiceVirtualGroupsCsv,
  getVirtualGroupsCsv,
  issueAfterRegister,
  issueAfterRegisterWithPot,
  listServiceVirtualGroups,
  listUninvitedChoices,
  listVirtualGroups,
  previewCancelling,
  previewClosing,
  previewRegisterIssue,
  previewRegisterIssueWithPot,
  reopenCourse,
  type VirtualGroupsQuery,
} from '@doselore/contract/virtual-groups';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint, type SheetDownload, sheetOf } from '../../platform/api/index.ts';

/** Courses of a service, of an organisation, or without a place those that the person leads. */
export function virtualGroupsQuery(level: Level, place: Place, query: Omit<VirtualGroupsQuery, 'groupId'>) {
  const { groupId } = place;
  return queryOptions({
    queryKey: ['virtual-groups', 'list', level, place, query],
    queryFn: ({ signal }) =>
      isService(place)
        ? callEndpoint(listServiceVirtualGroups, { level, params: place, query, signal })
        : callEndpoint(listVirtualGroups, { level, query: { ...query, ...(groupId !== 0 && { groupId }) }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function downloadVirtualGroups(
  level: Level,
  place: Place,
  query: Omit<VirtualGroupsQuery, 'groupId'>,
): SheetDownload {
  const fileName = terms.virtualGroup.many;
  const { groupId } = place;
  return isService(place)
    ? sheetOf(getServiceVirtualGroupsCsv, { level, params: place, query, fileName })
    : sheetOf(getVirtualGroupsCsv, { level, query: { ...query, ...(groupId !== 0 && { groupId }) }, fileName });
}

export function delegateQuery(level: Level, virtualGroupId: number, userId: number) {
  return queryOptions({
    queryKey: ['virtual-groups', 'delegate', level, virtualGroupId, userId],
    queryFn: ({ signal }) => callEndpoint(getDelegate, { level, params: { virtualGroupId, userId }, signal }),
  });
}

/** Always loaded again, because licences and marks can change at any moment. */
const always = { staleTime: 0, gcTime: 0 };

export function uninvitedChoicesQuery(level: Level, virtualGroupId: number, q: string) {
  return queryOptions({
    queryKey: ['virtual-groups', 'uninvited-choices', level, virtualGroupId, q],
    queryFn: ({ signal }) =>
      callEndpoint(listUninvitedChoices, { level, params: { virtualGroupId }, query: { q }, signal }),
    ...always,
  });
}

export function sendUninvited(level: Level, virtualGroupId: number, body: Body<typeof addUninvited>) {
  return callEndpoint(addUninvited, { level, params: { virtualGroupId }, body });
}

export function registerIssueQuery(level: Level, virtualGroupId: number, { mayUsePot }: { mayUsePot: boolean }) {
  const endpoint = mayUsePot ? previewRegisterIssueWithPot : previewRegisterIssue;
  return queryOptions({
    queryKey: ['virtual-groups', 'issue', level, virtualGroupId, mayUsePot],
    queryFn: ({ signal }) => callEndpoint(endpoint, { level, params: { virtualGroupId }, signal }),
    ...always,
  });
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

export function closingQuery(level: Level, virtualGroupId: number) {
  return queryOptions({
    queryKey: ['virtual-groups', 'closing', level, virtualGroupId],
    queryFn: ({ signal }) => callEndpoint(previewClosing, { level, params: { virtualGroupId }, signal }),
    ...always,
  });
}

export function sendClosing(level: Level, virtualGroupId: number, body: Body<typeof closeCourse>) {
  return callEndpoint(closeCourse, { level, params: { virtualGroupId }, body });
}

export function cancellingQuery(level: Level, virtualGroupId: number) {
  return queryOptions({
    queryKey: ['virtual-groups', 'cancelling', level, virtualGroupId],
    queryFn: ({ signal }) => callEndpoint(previewCancelling, { level, params: { virtualGroupId }, signal }),
    ...always,
  });
}

export function sendCancelling(level: Level, virtualGroupId: number, body: Body<typeof cancelCourse>) {
  return callEndpoint(cancelCourse, { level, params: { virtualGroupId }, body });
}

export function sendReopening(level: Level, virtualGroupId: number, body: Body<typeof reopenCourse>) {
  return callEndpoint(reopenCourse, { level, params: { virtualGroupId }, body });
}
