import {
  changeLocation,
  createLocation as createEndpoint,
  getLocation,
  getLocationsCsv,
  listLocations,
  moveLocation,
} from '@doselore/contract/locations';
import { notFound } from '../../platform/access/index.ts';
import { allPages, type Route, serve, sheetAnswer } from '../../platform/http/index.ts';
import { locationCsvHead, presentLocation, presentLocationCsvRow } from './locations.presenter.ts';
import { findLocationRow, listLocationRows } from './locations.repository.ts';
import { changeLocationFields, createLocation, moveLocationTo } from './save-location.ts';

const ok = { ok: true } as const;

export const locationRoutes: Route[] = [
  serve(listLocations, async ({ query, services }) => {
    const rows = await listLocationRows(services.db, query);
    return { rows: rows.map(presentLocation), total: rows[0]?.total ?? 0 };
  }),
  serve(getLocationsCsv, async ({ query, services }) => {
    const rows = await listLocationRows(services.db, allPages(query));
    return sheetAnswer('Locations', locationCsvHead, rows.map(presentLocationCsvRow));
  }),
  serve(getLocation, async ({ params, services }) => {
    const row = await findLocationRow(services.db, params.locationId);
    if (row === undefined) throw notFound();
    return presentLocation(row);
  }),
  serve(createEndpoint, async ({ body, services, actor }) => ({ id: await createLocation(services, actor, body) })),
  serve(changeLocation, async ({ params, body, services, actor }) => ({
    ...ok,
    now: await changeLocationFields(services, actor, { locationId: params.locationId, change: body }),
  })),
  serve(moveLocation, async ({ params, body, services, actor }) => {
    await moveLocationTo(services, actor, { locationId: params.locationId, list: body.list });
    return ok;
  }),
];
