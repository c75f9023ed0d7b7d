import { deleteView, listSavedViews, saveView as saveEndpoint } from '@doselore/contract/saved-views';
import { notFound } from '../../../platform/access/index.ts';
import { type Route, serve } from '../../../platform/http/index.ts';
import { saveView } from './save-view.ts';
import { listViews, removeView } from './saved-views.repository.ts';

const ok = { ok: true } as const;

export const savedViewsRoutes: Route[] = [
  serve(listSavedViews, ({ query, scope, services }) => listViews(services.db, scope, query.page)),
  serve(saveEndpoint, async ({ body, person, services }) => ({ id: await saveView(services, person.id, body) })),
  serve(deleteView, async ({ params, scope, services }) => {
    if (!(await removeView(services.db, scope, params.viewId))) throw notFound();
    return ok;
  }),
];
