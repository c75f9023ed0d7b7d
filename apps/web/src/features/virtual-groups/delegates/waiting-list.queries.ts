import { endpointAt, type Level } from '@doselore/contract';
import { inviteOrWait, listWaiting, promoteWaiting, removeWaiting } from '@doselore/contract/virtual-groups';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import type { CourseAt } from '../planning/planning.queries.ts';

export function waitingListQuery(level: Level, at: CourseAt) {
  return queryOptions({
    queryKey: ['virtual-groups', 'waiting-list', level, at],
    queryFn: ({ signal }) => callEndpoint(endpointAt(listWaiting, at), { level, params: at, signal }),
  });
}

export function sendInviteOrWait(level: Level, at: CourseAt, userIds: number[]) {
  return callEndpoint(endpointAt(inviteOrWait, at), { level, params: at, body: { userIds } });
}

export function sendRemoveWaiting(level: Level, at: CourseAt, userIds: number[]) {
  return callEndpoint(endpointAt(removeWaiting, at), { level, params: at, body: { userIds } });
}

export function sendPromotion(level: Level, at: CourseAt, body: { count: number; idempotencyKey: string }) {
  return callEndpoint(endpointAt(promoteWaiting, at), { level, params: at, body });
}
