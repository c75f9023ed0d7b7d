import type { AdminLevel } from '@doselore/contract';
import type { ImportAt, ImportKind } from '@doselore/contract/imports';

/** Identifies a list by its level, kind and place. All lists of results are about one course. */
export const listKey = (level: AdminLevel, kind: ImportKind, { groupId, subgroupId, virtualGroupId }: ImportAt) =>
  `${level} ${kind} ${groupId} ${subgroupId ?? '-'} ${virtualGroupId ?? '-'}`;
