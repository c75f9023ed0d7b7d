import {
  listMerges,
  mergeGroups as mergeGroupsEndpoint,
  mergeUsers as mergeUsersEndpoint,
  previewGroupMerge as previewGroupsEndpoint,
  previewUserMerge as previewUsersEndpoint,
  undoMerge as undoEndpoint,
} from '@doselore/contract/merges';
import { checkSiteWide, type Scope } from '../../../platform/access/index.ts';
import { type Route, serve } from '../../../platform/http/index.ts';
import { mergeGroups, previewGroupMerge } from './groups/merge-groups.ts';
import { presentGroupMerge, presentMerge, presentUserMerge } from './merges.presenter.ts';
import { listMergeRows } from './merges.repository.ts';
import { undoMerge } from './undo-merge.ts';
import { mergeUsers, previewUserMerge } from './users/merge-users.ts';

const ok = { ok: true } as const;

/** Checks the two sides of a merge. Only site admins may name any two. */
const checkPair = <Kind extends 'user' | 'group'>(
  scope: Scope,
  { keepId, dropId }: { keepId: number; dropId: number },
) => ({
  keepId: checkSiteWide<Kind>(scope, keepId),
  dropId: checkSiteWide<Kind>(scope, dropId),
});

export const mergeRoutes: Route[] = [
  serve(previewUsersEndpoint, async ({ body, scope, services, actor }) =>
    presentUserMerge(await previewUserMerge(services, actor, checkPair(scope, body))),
  ),
  serve(mergeUsersEndpoint, async ({ body, scope, services, actor }) => ({
    merge_id: await mergeUsers(services, actor, checkPair(scope, body)),
  })),
  serve(previewGroupsEndpoint, async ({ body, scope, services, actor }) =>
    presentGroupMerge(await previewGroupMerge(services, actor, checkPair(scope, body))),
  ),
  serve(mergeGroupsEndpoint, async ({ body, scope, services, actor }) => ({
    merge_id: await mergeGroups(services, actor, checkPair(scope, body)),
  })),
  serve(listMerges, async ({ query, scope, services }) => {
    const now = services.clock.now();
    return { rows: (await listMergeRows(services.db, scope, query.kind)).map((row) => presentMerge(row, now)) };
  }),
  serve(undoEndpoint, async ({ params, scope, services, actor }) => {
    await undoMerge(services, actor, { scope, mergeId: params.mergeId });
    return ok;
  }),
];
