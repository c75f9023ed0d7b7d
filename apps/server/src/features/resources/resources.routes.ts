import { getResourceFile, listMyResources } from '@doselore/contract/resources';
import { notFound } from '../../platform/access/index.ts';
import { type Route, serve } from '../../platform/http/index.ts';
import { presentResource } from './resources.presenter.ts';
import { listResources } from './resources.repository.ts';

export const resourceRoutes: Route[] = [
  serve(listMyResources, async ({ scope, services }) => (await listResources(services.db, scope)).map(presentResource)),
  serve(getResourceFile, async ({ params, query, scope, services }) => {
    const [row] = await listResources(services.db, scope, params);
    if (row === undefined) throw notFound();
    const { stream, bytes } = await services.files.read(row.storage_key);
    const type = row.media_type === 'text/plain' ? 'text/plain; charset=utf-8' : row.media_type;
    return { stream, bytes, type, name: row.file_name, isInline: query.as === 'inline' };
  }),
];
