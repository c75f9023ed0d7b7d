import {
  inviteOrWait as inviteEndpoint,
  leaveWaitingList as leaveEndpoint,
  listMyWaiting,
  listWaiting,
  promoteWaiting as promoteEndpoint,
  removeWaiting as removeEndpoint,
} from '@doselore/contract/course-delegates';
import { type Route, serve, serveAtPlace } from '../../../../platform/http/index.ts';
import { inviteOrWait, leaveWaitingList, promoteWaiting, removeWaiting } from './change-waiting-list.ts';
import { showOwnWaiting, showWaitingList } from './show-waiting-list.ts';

export const waitingListRoutes: Route[] = [
  ...serveAtPlace(listWaiting, ({ params: { virtualGroupId, ...place }, scope, services }) =>
    showWaitingList(services, { scope, place, virtualGroupId }),
  ),
  ...serveAtPlace(inviteEndpoint, ({ params: { virtualGroupId, ...place }, body, scope, services, actor }) =>
    inviteOrWait(services, actor, { scope, place, virtualGroupId, ...body }),
  ),
  ...serveAtPlace(removeEndpoint, ({ params: { virtualGroupId, ...place }, body, scope, services, actor }) =>
    removeWaiting(services, actor, { scope, place, virtualGroupId, ...body }),
  ),
  ...serveAtPlace(promoteEndpoint, ({ params: { virtualGroupId, ...place }, body, scope, services, actor }) =>
    promoteWaiting(services, actor, { scope, place, virtualGroupId, ...body }),
  ),
  serve(listMyWaiting, ({ person, services }) => showOwnWaiting(services, person.id)),
  serve(leaveEndpoint, async ({ params, services, actor }) => {
    await leaveWaitingList(services, actor, params);
    return { ok: true } as const;
  }),
];
