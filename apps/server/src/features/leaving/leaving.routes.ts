import { archiveMembers as archiveEndpoint, previewLeaving as previewEndpoint } from '@doselore/contract/leaving';
import { type Route, serve } from '../../platform/http/index.ts';
import { archiveMembers, previewLeaving } from './archive-members.ts';

export const leavingRoutes: Route[] = [
  serve(archiveEndpoint, ({ params, body: { archived, ...people }, scope, services, actor }) =>
    archiveMembers(services, actor, { place: params, scope, people, archived }),
  ),
  serve(previewEndpoint, ({ params, body, scope, services, actor }) =>
    previewLeaving(services, actor, { place: params, scope, people: body }),
  ),
];
