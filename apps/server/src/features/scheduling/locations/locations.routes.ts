import {
  changeLocation,
  createLocation,
  getLocation,
  getLocationsCsv,
  moveLocation,
} from '@doselore/contract/locations';
import { notFound } from '../../../platform/access/index.ts';
import { type Route, serve, serveList } from '../../../platform/http/index.ts';
import { locationsList } from './locations.list.ts';
import { presentLocation } from './locations.presenter.ts';
import { findLocationRow } from './locations.repository.ts';
import { locationCommands } from './save-location.ts';

const ok = { ok: true } as const;

export const locationRoutes: Route[] = [
  ...serveList(locationsList, getLocationsCsv),
  serve(getLocation, async ({ params, services }) => {
    const row = await findLocationRow(services.db, params.locationId);
    if (row === undefined) throw notFound();
    return presentLocation(row);
  }),
  serve(createLocation, async ({ body, services, actor }) => ({
    id: await locationCommands.create(services, actor, body),
  })),
  serve(changeLocation, async ({ params, body: { baseValues, ...submitted }, services, actor }) => ({
    ...ok,
    now: await locationCommands.change(services, actor, { id: params.locationId, submitted, baseValues }),
  })),
  serve(moveLocation, async ({ params, body, services, actor }) => {
    await locationCommands.move(services, actor, { id: params.locationId, list: body.list });
    return ok;
  }),
];
