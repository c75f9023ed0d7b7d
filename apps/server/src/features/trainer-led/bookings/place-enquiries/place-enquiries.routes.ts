import {
  cancelEnquiry as cancelEndpoint,
  createEnquiry as createEndpoint,
  getPlaceEnquiriesCsv,
  getPlaceEnquiry,
  listEnquiryChoices,
  suggestTimes as suggestEndpoint,
} from '@doselore/contract/bookings';
import { notFound } from '../../../../platform/access/index.ts';
import { type Route, serve, serveAtPlace, serveList } from '../../../../platform/http/index.ts';
import { listDates } from '../dates/dates.repository.ts';
import { cancelEnquiry } from './cancel-enquiry.ts';
import { createEnquiry } from './create-enquiry.ts';
import { placeEnquiriesList } from './place-enquiries.list.ts';
import { presentEnquiryDetail } from './place-enquiries.presenter.ts';
import { findEnquiry, listSteps } from './place-enquiries.repository.ts';

import { showEnquiryChoices } from './show-enquiry-choices.ts';
import { suggestTimes } from './suggest-times.ts';

const ok = { ok: true } as const;

/** Calls of admins of organisations and services about the training that their place asks for. */
export const placeEnquiryRoutes: Route[] = [
  ...serveList(placeEnquiriesList, getPlaceEnquiriesCsv),
  ...serveAtPlace(getPlaceEnquiry, async ({ params, scope, services: { db } }) => {
    const row = await findEnquiry(db, scope, params);
    if (row === undefined) throw notFound();
    const { projectRequestId: id } = params;
    return presentEnquiryDetail(row, { dates: await listDates(db, id), history: await listSteps(db, id) });
  }),
  serve(listEnquiryChoices, ({ params, services: { db, clock } }) =>
    showEnquiryChoices(db, params.groupId, clock.now()),
  ),
  serve(createEndpoint, async ({ params, body, services, actor }) => ({
    id: await createEnquiry(services, actor, { ...params, body }),
  })),
  serve(suggestEndpoint, async ({ params, body, services, actor }) => {
    await suggestTimes(services, actor, { ...params, body });
    return ok;
  }),
  serve(cancelEndpoint, async ({ params, body, services, actor }) => {
    await cancelEnquiry(services, actor, { ...params, body });
    return ok;
  }),
];
