import {
  deleteLicence as deleteEndpoint,
  getDelegateLicencesCsv,
  getLicencesCsv,
  getMemberLicencesCsv,
  getUserLicencesCsv,
  type LicencesQuery,
  listDelegateLicences,
  listLicences,
  listMemberLicences as listMemberEndpoint,
  listUserLicences,
  previewTakeBack as previewEndpoint,
  previewVirtualGroupReclaim,
  reclaimVirtualGroupLicences,
  retryLicence as retryEndpoint,
  takeBackLicences,
} from '@doselore/contract/licences';
import type { CheckedPlace, Scope, VirtualGroupId } from '../../platform/access/index.ts';
import { allPages, type Route, serve, serveAtPlace, sheetAnswer } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { getMember } from './get-member.ts';
import {
  licenceCsvHead,
  presentLicence,
  presentLicenceCsvRow,
  presentLicenceRow,
  presentUserLicence,
  presentUserLicenceCsvRow,
  userLicenceCsvHead,
} from './licences.presenter.ts';
import { listLicenceRows, listLicencesOf, listMemberLicences } from './licences.report.ts';
import { showLicence } from './show-licence.ts';
import { deleteLicence, retryLicence } from './taking-back/retry-licence.ts';
import { previewTakeBack, takeBack } from './taking-back/take-back.ts';
import { virtualGroupPlace } from './virtual-group-place.ts';

type ListCall = { params: CheckedPlace; query: LicencesQuery; scope: Scope; services: Services };

async function listPage({ params, query, scope, services }: ListCall) {
  const rows = await listLicenceRows(services.db, scope, { ...query, ...params });
  return { rows: rows.map(presentLicenceRow), total: rows[0]?.total ?? 0 };
}

async function exportList({ params, query, scope, services }: ListCall) {
  const rows = await listLicenceRows(services.db, scope, { ...allPages(query), ...params });
  return sheetAnswer('Licences', licenceCsvHead, rows.map(presentLicenceCsvRow));
}

type MemberCall = { params: CheckedPlace & { userId: number }; scope: Scope; services: Services };

async function listOfMember({ params, scope, services }: MemberCall) {
  return (await listMemberLicences(services.db, scope, params)).map(presentLicence);
}

async function exportOfMember({ params, scope, services }: MemberCall) {
  const rows = await listMemberLicences(services.db, scope, params);
  return sheetAnswer('A member’s licences', licenceCsvHead, rows.map(presentLicenceCsvRow));
}

type DelegateCall = { params: { virtualGroupId: VirtualGroupId; userId: number }; scope: Scope; services: Services };

/** Lists the licences for the course that the virtual group teaches. */
async function listOfDelegate({ params, scope, services }: DelegateCall) {
  const { place, productId } = await virtualGroupPlace(services.db, scope, params.virtualGroupId);
  const member = await getMember(services.db, scope, { ...place, ...params });
  const rows = await listMemberLicences(services.db, scope, { groupId: place.groupId, userId: member.id });
  return rows.filter((row) => row.product_type === 'abstract_course' && row.product_id === productId);
}

const ok = { ok: true } as const;
const [reclaimOnly, anyway] = [{ mayRevoke: false }, { mayRevoke: true }];

export const licenceRoutes: Route[] = [
  ...serveAtPlace(listLicences, listPage),
  ...serveAtPlace(getLicencesCsv, exportList),
  ...serveAtPlace(listMemberEndpoint, listOfMember),
  ...serveAtPlace(getMemberLicencesCsv, exportOfMember),
  serve(listDelegateLicences, async (call) => (await listOfDelegate(call)).map(presentLicence)),
  serve(getDelegateLicencesCsv, async (call) =>
    sheetAnswer('Licences of a delegate', licenceCsvHead, (await listOfDelegate(call)).map(presentLicenceCsvRow)),
  ),
  serve(listUserLicences, async ({ params, scope, services }) =>
    (await listLicencesOf(services.db, scope, params)).map(presentUserLicence),
  ),
  serve(getUserLicencesCsv, async ({ params, scope, services }) => {
    const rows = await listLicencesOf(services.db, scope, params);
    return sheetAnswer('Licences of a person', userLicenceCsvHead, rows.map(presentUserLicenceCsvRow));
  }),
  serve(previewEndpoint.group, ({ params, body, services }) =>
    previewTakeBack(services, { place: params, ...body, ...anyway }),
  ),
  serve(takeBackLicences.group, ({ params, body, services, actor, requireStepUp }) =>
    takeBack(services, actor, {
      place: params,
      ...body,
      ...anyway,
      beforeRevokingMany: () => requireStepUp('severalStarted'),
    }),
  ),
  serve(previewEndpoint.subgroup, ({ params, body, services }) =>
    previewTakeBack(services, { place: params, ...body, ...reclaimOnly }),
  ),
  serve(takeBackLicences.subgroup, ({ params, body, services, actor }) =>
    takeBack(services, actor, { place: params, ...body, ...reclaimOnly }),
  ),
  serve(previewVirtualGroupReclaim, async ({ params, body, scope, services }) => {
    const { place } = await virtualGroupPlace(services.db, scope, params.virtualGroupId);
    return previewTakeBack(services, { place, ...body, ...reclaimOnly });
  }),
  serve(reclaimVirtualGroupLicences, async ({ params, body, scope, services, actor }) => {
    const { place } = await virtualGroupPlace(services.db, scope, params.virtualGroupId);
    return takeBack(services, actor, { place, ...body, ...reclaimOnly });
  }),
  serve(retryEndpoint, async ({ params, body, scope, services, actor }) => {
    const licenceId = await retryLicence(services, actor, { ...params, ...body });
    return showLicence(services.db, scope, { ...params, licenceId });
  }),
  serve(deleteEndpoint, async ({ params, body, services, actor }) => {
    await deleteLicence(services, actor, { ...params, ...body });
    return ok;
  }),
];
