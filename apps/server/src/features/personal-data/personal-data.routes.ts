import { eraseUser, previewErasure as previewEndpoint } from '@doselore/contract/personal-data';
import { type Route, serve } from '../../platform/http/index.ts';
import { erasePerson, previewErasure } from './erasing/erase-person.ts';
import { presentErasure } from './personal-data.presenter.ts';

export const personalDataRoutes: Route[] = [
  serve(previewEndpoint, async ({ params, services, actor }) =>
    presentErasure(await previewErasure(services, actor, params.userId)),
  ),
  serve(eraseUser, async ({ params, body, services, actor }) => {
    await erasePerson(services, actor, { ...params, ...body });
    return { ok: true } as const;
  }),
];
