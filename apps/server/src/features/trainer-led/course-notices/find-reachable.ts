import type { GroupId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { listReachable, listReachableDelegates, type Reachable } from './reachable.repository.ts';

/** Finds the delegates who get emails about a course. */
export const findReachableDelegates = (db: Queries, virtualGroupId: VirtualGroupId): Promise<Reachable[]> =>
  listReachableDelegates(db, virtualGroupId);

/** Finds those of these people who get emails of an organisation. */
export const findReachable = (
  db: Queries,
  params: { groupId: GroupId; userIds: readonly number[] },
): Promise<Reachable[]> => listReachable(db, params);
