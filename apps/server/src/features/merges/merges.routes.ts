import {
  listMerges,
  mergeGroups as mergeGroupsEndpoint,
  mergeUsers as mergeUsersEndpoint,
  previewGroupMerge as previewGroupsEndpoint,
  previewUserMerge as previewUsersEndpoint,
  undoMerge as undoEndpoint,
} from '@doselore/contract/merges';
import { type Route, serve } from '../../platform/http/index.ts';
import { mergeGroups, previewGroupMerge } from './groups/merge-groups.ts';
import { presentGroupMerge, presentMerge, presentUserMerge } from './merges.presenter.ts';
import { listMergeRows } from './merges.repository.ts';
import { undoMerge } from './undo-merge.ts';
import { mergeUsers, previewUserMerge } from './users/merge-users.ts';

const ok = { ok: true } as const;

export const mergeRoutes: Route[] = [
  serve(previewUsersEndpoint, async ({ body, services, actor }) =>
    presentUserMerge(await previewUserMerge(services, actor, body)),
  ),
  serve(mergeUsersEndpoint, async ({ body, services, actor }) => ({
    merge_id: await mergeUsers(services, actor, body),
  })),
  serve(previewGroupsEndpoint, async ({ body, services, actor }) =>
    presentGroupMerge(await previewGroupMerge(services, actor, body)),
  ),
  serve(mergeGroupsEndpoint, async ({ body, services, actor }) => ({
    merge_id: await mergeGroups(services, actor, body),
  })),
  serve(listMerges, async ({ query, services }) => {
    const now = services.clock.now();
    return { rows: (await listMergeRows(services.db, query.kind)).map((row) => presentMerge(row, now)) };
  }),
  serve(undoEndpoint, async ({ params, services, actor }) => {
    await undoMerge(services, actor, params.mergeId);
    return ok;
  }),
];
