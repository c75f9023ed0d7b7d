import { acknowledgeResource, getResourceFile, listMyResources, openResource } from '@doselore/contract/resources';
import { notFound } from '../../platform/access/index.ts';
import { today } from '../../platform/clock/index.ts';
import { type Route, serve } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { serveFile } from '../documents/index.ts';
import { acknowledge } from './acknowledge.ts';
import { presentResource } from './resources.presenter.ts';
import { insertOpened, listResources } from './resources.repository.ts';

const factsOf = ({ clock, scanner }: Services) => ({ today: today(clock), isScanning: scanner.isOn });

export const resourceRoutes: Route[] = [
  serve(listMyResources, async ({ scope, services }) =>
    (await listResources(services.db, scope, factsOf(services))).map(presentResource),
  ),
  serve(getResourceFile, async ({ params, query, scope, services }) => {
    const [row] = await listResources(services.db, scope, { ...factsOf(services), ...params });
    if (row === undefined) throw notFound();
    return serveFile(services, row, query.as);
  }),
  serve(openResource, async ({ params, body, scope, services, actor }) => {
    const [row] = await listResources(services.db, scope, { ...factsOf(services), ...params });
    if (row === undefined) throw notFound();
    // A newer version is counted when its page opens it.
    const read = { documentId: row.id, version: row.version, userId: actor.id, at: services.clock.now() };
    if (row.version === body.version) await insertOpened(services.db, read);
    return { ok: true } as const;
  }),
  serve(acknowledgeResource, async ({ params, body, scope, services, actor }) => {
    await acknowledge(services, actor, { scope, ...params, ...body });
    return { ok: true } as const;
  }),
];
