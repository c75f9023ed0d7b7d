import type { Body } from '@doselore/contract';
import { leaveWaitingList, listMyWaiting, respondToInvitation } from '@doselore/contract/virtual-groups';
import { callEndpoint } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

const myLearning = roomQueries('my-learning');

export const myWaitingQuery = myLearning.combined('waiting', undefined, (_parts, { signal }) =>
  callEndpoint(listMyWaiting, { level: 'member', signal }),
);

export const sendLeaveWaitingList = (virtualGroupId: number) =>
  callEndpoint(leaveWaitingList, { level: 'member', params: { virtualGroupId } });
export const sendAnswer = (virtualGroupId: number, body: Body<typeof respondToInvitation>) =>
  callEndpoint(respondToInvitation, { level: 'member', params: { virtualGroupId }, body });
