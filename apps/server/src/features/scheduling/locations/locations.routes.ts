import {
  changeLocation,
  createLocation as createEndpoint,
  getLocation,
  getLocationsCsv,
  moveLocation,
} from '@doselore/contract/locations';
import { notFound } from '../../../platform/access/index.ts';
import { type Route, serve, serveList } from '../../../platform/http/index.ts';
import { locationsList } from './locations.list.ts';
import { presentLocation } from './locations.presenter.ts';
import { findLocationRow } from './locations.repository.ts';
import { changeLocationFields, createLocation, moveLocationTo } from './save-location.ts';

const ok = { ok: true } as const;

export const locationRoutes: Route[] = [
  ...serveList(locationsList, getLocationsCsv),
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
