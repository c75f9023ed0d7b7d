import { type Body, changePassword, endOtherSessions, endSession, listSessions } from '@doselore/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['account', 'sessions'],
  queryFn: ({ signal }) => callEndpoint(listSessions, { level: 'member', signal }),
});

export function changeOwnPassword(body: Body<typeof changePassword>) {
  return callEndpoint(changePassword, { level: 'member', body });
}

export function endOwnSession(sessionId: number) {
  return callEndpoint(endSession, { level: 'member', params: { sessionId } });
}

export function endOtherDevices() {
  return callEndpoint(endOtherSessions, { level: 'member' });
}
