import type { AdminLevel } from '@doselore/contract';
import type { ImportAt, ImportKind } from '@doselore/contract/imports';

export const listKey = (level: AdminLevel, kind: ImportKind, { groupId, subgroupId, virtualGroupId }: ImportAt) =>
  `${level} ${kind} ${groupId} ${subgroupId ?? '-'} ${virtualGroupId ?? '-'}`;
