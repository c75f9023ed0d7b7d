import {
  acknowledgeResource,
  getResourceFile,
  listMyReading,
  listMyResources,
  openResource,
} from '@doselore/contract/resources';
import { notFound } from '../../../platform/access/index.ts';
import { type Route, serve } from '../../../platform/http/index.ts';
import { serveFile } from '../documents/index.ts';
import { acknowledge } from './acknowledge.ts';
import { openDocument } from './open-document.ts';
import { presentResource } from './resources.presenter.ts';
import { listResources } from './resources.repository.ts';
import { factsOf, showReading } from './show-reading.ts';

export const resourceRoutes: Route[] = [
  serve(listMyResources, async ({ scope, services }) =>
    (await listResources(services.db, scope, factsOf(services))).map(presentResource),
  ),
  serve(listMyReading, ({ scope, services }) => showReading(services, scope)),
  serve(getResourceFile, async ({ params, query, scope, services }) => {
    const [row] = await listResources(services.db, scope, { ...factsOf(services), ...params });
    if (row === undefined) throw notFound();
    return serveFile(services, row, query.as);
  }),
  serve(openResource, async ({ params, body, scope, services, actor }) => {
    await openDocument(services, actor, { scope, ...params, ...body });
    return { ok: true } as const;
  }),
  serve(acknowledgeResource, async ({ params, body, scope, services, actor }) => {
    await acknowledge(services, actor, { scope, ...params, ...body });
    return { ok: true } as const;
  }),
];
