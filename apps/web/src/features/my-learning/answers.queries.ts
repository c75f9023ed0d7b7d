import type { Body } from '@doselore/contract';
import { respondToInvitation } from '@doselore/contract/virtual-groups';
import { callEndpoint } from '../../platform/api/index.ts';

export function sendAnswer(virtualGroupId: number, body: Body<typeof respondToInvitation>) {
  return callEndpoint(respondToInvitation, { level: 'member', params: { virtualGroupId }, body });
}
