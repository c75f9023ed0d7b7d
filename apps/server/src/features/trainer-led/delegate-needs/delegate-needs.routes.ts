import {
  getOwnNeeds,
  listNeeds as listEndpoint,
  saveOwnNeeds as saveEndpoint,
} from '@doselore/contract/delegate-needs';
import { type Route, serve } from '../../../platform/http/index.ts';
import { listNeeds } from './list-needs.ts';
import { saveOwnNeeds, showOwnNeeds } from './own-needs.ts';

export const delegateNeedsRoutes: Route[] = [
  serve(getOwnNeeds, ({ params, services, actor }) => showOwnNeeds(services, actor, params)),
  serve(saveEndpoint, async ({ params, body, services, actor }) => {
    await saveOwnNeeds(services, actor, { ...params, ...body });
    return { ok: true } as const;
  }),
  serve(listEndpoint, ({ params, services, actor }) => listNeeds(services.db, actor, params)),
];
