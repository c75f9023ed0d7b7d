import { endpointAt, type Level } from '@doselore/contract';
import { inviteOrWait, listWaiting, promoteWaiting, removeWaiting } from '@doselore/contract/virtual-groups';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { roomQueries } from '../../../../platform/query-client/index.ts';
import type { CourseAt } from '../planning/planning.queries.ts';

const virtualGroups = roomQueries('virtual-groups');

export const waitingListQuery = (level: Level, at: CourseAt) =>
  virtualGroups.one(endpointAt(listWaiting, at), { level, params: at });

export const sendInviteOrWait = (level: Level, at: CourseAt, userIds: number[]) =>
  callEndpoint(endpointAt(inviteOrWait, at), { level, params: at, body: { userIds } });
export const sendRemoveWaiting = (level: Level, at: CourseAt, userIds: number[]) =>
  callEndpoint(endpointAt(removeWaiting, at), { level, params: at, body: { userIds } });
export const sendPromotion = (level: Level, at: CourseAt, body: { count: number; idempotencyKey: string }) =>
  callEndpoint(endpointAt(promoteWaiting, at), { level, params: at, body });
