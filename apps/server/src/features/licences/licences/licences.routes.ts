import {
  deleteLicence as deleteEndpoint,
  getLicencesCsv,
  listDelegateLicences as listDelegateEndpoint,
  listMemberLicences as listMemberEndpoint,
  listUserLicences,
  previewTakeBack as previewEndpoint,
  previewVirtualGroupReclaim,
  reclaimVirtualGroupLicences,
  retryLicence as retryEndpoint,
  takeBackLicences,
} from '@doselore/contract/licences';
import { type Route, serve, serveAtPlace, serveList, serveSheet } from '../../../platform/http/index.ts';
import { listDelegateLicences } from './delegate-licences.ts';
import { delegateLicencesSheet, licencesList, memberLicencesSheet, userLicencesSheet } from './licences.lists.ts';
import { presentLicence, presentUserLicence } from './licences.presenter.ts';
import { listLicencesOf, listMemberLicences } from './licences.report.ts';
import { showLicence } from './show-licence.ts';
import { deleteLicence, retryLicence } from './taking-back/retry-licence.ts';
import { previewTakeBack, takeBack } from './taking-back/take-back.ts';
import { virtualGroupPlace } from './virtual-group-place.ts';

const ok = { ok: true } as const;
const [reclaimOnly, anyway] = [{ mayRevoke: false }, { mayRevoke: true }];

export const licenceRoutes: Route[] = [
  ...serveList(licencesList, getLicencesCsv),
  ...serveAtPlace(listMemberEndpoint, async ({ params, scope, services }) =>
    (await listMemberLicences(services.db, scope, params)).map(presentLicence),
  ),
  ...serveSheet(memberLicencesSheet),
  serve(listDelegateEndpoint, async ({ params, scope, services }) =>
    (await listDelegateLicences(services.db, scope, params)).map(presentLicence),
  ),
  ...serveSheet(delegateLicencesSheet),
  serve(listUserLicences, async ({ params, scope, services }) =>
    (await listLicencesOf(services.db, scope, params)).map(presentUserLicence),
  ),
  ...serveSheet(userLicencesSheet),
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
