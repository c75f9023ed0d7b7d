import {
  changeVenue,
  changeVenueExclusions,
  chooseVenues,
  createVenue as createEndpoint,
  getVenue,
  getVenuesCsv,
  listVenueExclusions,
  listVenues,
  moveVenue,
} from '@doselore/contract/venues';
import { notFound } from '../../platform/access/index.ts';
import { allPages, type Route, serve, sheetAnswer } from '../../platform/http/index.ts';
import { replaceExclusions } from './change-exclusions.ts';
import { listExclusionRows } from './exclusions.repository.ts';
import { changeVenueFields, createVenue, moveVenueTo } from './save-venue.ts';
import { presentChoice, presentExclusion, presentVenue, presentVenueCsvRow, venueCsvHead } from './venues.presenter.ts';
import { findVenueRow, listVenueRows, listVenuesFor } from './venues.repository.ts';

const ok = { ok: true } as const;

export const venueRoutes: Route[] = [
  serve(listVenues, async ({ query, services }) => {
    const rows = await listVenueRows(services.db, query);
    return { rows: rows.map(presentVenue), total: rows[0]?.total ?? 0 };
  }),
  serve(getVenuesCsv, async ({ query, services }) => {
    const rows = await listVenueRows(services.db, allPages(query));
    return sheetAnswer('Venues', venueCsvHead, rows.map(presentVenueCsvRow));
  }),
  serve(getVenue, async ({ params, services }) => {
    const row = await findVenueRow(services.db, params.venueId);
    if (row === undefined) throw notFound();
    return presentVenue(row);
  }),
  serve(createEndpoint, async ({ body, services, actor }) => ({ id: await createVenue(services, actor, body) })),
  serve(changeVenue, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await changeVenueFields(services, actor, { venueId: params.venueId, change: body }),
  })),
  serve(moveVenue, async ({ params, body, services, actor }) => {
    await moveVenueTo(services, actor, { venueId: params.venueId, list: body.list });
    return ok;
  }),
  serve(listVenueExclusions, async ({ params, services }) => {
    if ((await findVenueRow(services.db, params.venueId)) === undefined) throw notFound();
    return (await listExclusionRows(services.db, params.venueId)).map(presentExclusion);
  }),
  serve(changeVenueExclusions, async ({ params, body, services, actor }) => {
    await replaceExclusions(services, actor, { venueId: params.venueId, change: body });
    return ok;
  }),
  serve(chooseVenues, async ({ params, query, services }) => {
    const rows = await listVenuesFor(services.db, params.groupId, query);
    return { rows: rows.map(presentChoice), total: rows[0]?.total ?? 0 };
  }),
];
