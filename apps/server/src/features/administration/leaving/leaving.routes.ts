import {
  archiveMembers as archiveEndpoint,
  archiveUser as archiveUserEndpoint,
  previewLeaving as previewEndpoint,
  previewUserLeaving as previewUserEndpoint,
} from '@doselore/contract/leaving';
import { type Route, serve } from '../../../platform/http/index.ts';
import { archiveUser, previewUserLeaving } from './archive-account.ts';
import { archiveMembers, previewLeaving } from './archive-members.ts';

const ok = { ok: true } as const;

export const leavingRoutes: Route[] = [
  serve(archiveEndpoint, ({ params, body: { archived, ...people }, scope, services, actor }) =>
    archiveMembers(services, actor, { place: params, scope, people, archived }),
  ),
  serve(previewEndpoint, ({ params, body, scope, services, actor }) =>
    previewLeaving(services, actor, { place: params, scope, people: body }),
  ),
  serve(archiveUserEndpoint, async ({ params, body, services, actor }) => ({
    ...ok,
    lost: await archiveUser(services, actor, { ...params, ...body }),
  })),
  serve(previewUserEndpoint, ({ params, services, actor }) => previewUserLeaving(services, actor, params.userId)),
];
