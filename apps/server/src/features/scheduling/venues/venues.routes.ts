import {
  changeVenue,
  changeVenueExclusions,
  chooseVenues,
  createVenue,
  getVenue,
  getVenuesCsv,
  listVenueExclusions,
  moveVenue,
} from '@doselore/contract/venues';
import { notFound } from '../../../platform/access/index.ts';
import { type Route, serve, serveList } from '../../../platform/http/index.ts';
import { pageOf } from '../../../platform/lists/index.ts';
import { replaceExclusions } from './change-exclusions.ts';
import { listExclusionRows } from './exclusions.repository.ts';
import { venueCommands } from './save-venue.ts';
import { venuesList } from './venues.list.ts';
import { presentChoice, presentExclusion, presentVenue } from './venues.presenter.ts';
import { findVenueRow, listVenuesFor } from './venues.repository.ts';

const ok = { ok: true } as const;

export const venueRoutes: Route[] = [
  ...serveList(venuesList, getVenuesCsv),
  serve(getVenue, async ({ params, services }) => {
    const row = await findVenueRow(services.db, params.venueId);
    if (row === undefined) throw notFound();
    return presentVenue(row);
  }),
  serve(createVenue, async ({ body, services, actor }) => ({ id: await venueCommands.create(services, actor, body) })),
  serve(changeVenue, async ({ params, body: { baseValues, ...submitted }, services, actor }) => ({
    ...ok,
    now: await venueCommands.change(services, actor, { id: params.venueId, submitted, baseValues }),
  })),
  serve(moveVenue, async ({ params, body, services, actor }) => {
    await venueCommands.move(services, actor, { id: params.venueId, list: body.list });
    return ok;
  }),
  serve(listVenueExclusions, async ({ params, services }) => {
    if ((await findVenueRow(services.db, params.venueId)) === undefined) throw notFound();
    return (await listExclusionRows(services.db, params.venueId)).map(presentExclusion);
  }),
  serve(changeVenueExclusions, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await replaceExclusions(services, actor, { venueId: params.venueId, change: body }),
  })),
  serve(chooseVenues, async ({ params, query, services }) => {
    return pageOf(await listVenuesFor(services.db, params.groupId, query), presentChoice);
  }),
];
