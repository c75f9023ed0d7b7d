import type { Body } from '@doselore/contract';
import { leaveWaitingList, listMyWaiting, respondToInvitation } from '@doselore/contract/virtual-groups';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';
import { myWaitingKey } from './keys/my-learning.keys.ts';

export const myWaitingQuery = queryOptions({
  queryKey: myWaitingKey,
  queryFn: ({ signal }) => callEndpoint(listMyWaiting, { level: 'member', signal }),
});

export function sendLeaveWaitingList(virtualGroupId: number) {
  return callEndpoint(leaveWaitingList, { level: 'member', params: { virtualGroupId } });
}

export function sendAnswer(virtualGroupId: number, body: Body<typeof respondToInvitation>) {
  return callEndpoint(respondToInvitation, { level: 'member', params: { virtualGroupId }, body });
}
