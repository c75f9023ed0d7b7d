import {
  addExistingMember as addExistingEndpoint,
  changeMember as changeEndpoint,
  changeMembership as changeMembershipEndpoint,
  getMember,
  getMembersCsv,
  inviteGroupMember,
  inviteMembersAgain,
  inviteSubgroupMember,
  listMembership,
} from '@doselore/contract/members';
import { type Actor, type CheckedPlace, checkSiteWide, notFound, type Scope } from '../../../platform/access/index.ts';
import { type Route, serve, serveAtPlace, serveList } from '../../../platform/http/index.ts';
import { pageOf } from '../../../platform/lists/index.ts';
import type { Services } from '../../../platform/services.ts';
import { inviteAgain } from './bulk-members.ts';
import { changeMember } from './change-member.ts';
import { addExistingMember, changeMembership } from './change-membership.ts';
import { invitePerson } from './inviting/invite-person.ts';
import { findMember } from './member-info.repository.ts';
import { membersList } from './members.list.ts';
import { presentMemberInfo } from './members.presenter.ts';
import { countInService, listMembershipRows } from './membership.repository.ts';

const ok = { ok: true } as const;
type InfoCall = { params: CheckedPlace & { userId: number }; scope: Scope; services: Services; actor: Actor };

async function showMember({ params, scope, services, actor }: InfoCall) {
  const row = await findMember(services.db, scope, params);
  if (row === undefined) throw notFound();
  return presentMemberInfo(row, actor);
}

export const memberRoutes: Route[] = [
  ...serveList(membersList, getMembersCsv),
  serve(inviteGroupMember, async ({ params, body, services, actor }) => ({
    id: await invitePerson(services, actor, { place: params, person: body }),
  })),
  serve(inviteSubgroupMember, async ({ params, body, services, actor }) => {
    const person = { ...body, subgroupIds: [params.subgroupId] };
    return { id: await invitePerson(services, actor, { place: params, person }) };
  }),
  serve(addExistingEndpoint, async ({ params, body, scope, services, actor }) => {
    await addExistingMember(services, actor, { ...params, ...body, userId: checkSiteWide(scope, body.userId) });
    return ok;
  }),
  ...serveAtPlace(getMember, showMember),
  ...serveAtPlace(changeEndpoint, async ({ params: { userId, ...place }, body, services, actor, requireStepUp }) => ({
    ...ok,
    now: await changeMember(services, actor, {
      place,
      userId,
      change: body,
      beforeNewAddress: () => requireStepUp('newAddress'),
    }),
  })),
  ...serveAtPlace(inviteMembersAgain, ({ params, body, scope, services, actor }) =>
    inviteAgain(services, actor, { place: params, scope, people: body }),
  ),
  serve(listMembership, async ({ params, query, scope, services }) => {
    const [rows, inService] = await Promise.all([
      listMembershipRows(services.db, scope, { ...query, ...params }),
      countInService(services.db, params),
    ]);
    return { ...pageOf(rows, ({ total: _total, ...row }) => row), in_service: inService };
  }),
  serve(changeMembershipEndpoint, ({ params, body, services, actor }) =>
    changeMembership(services, actor, { place: params, change: body }),
  ),
];
