import type { AdminLevel, Place } from '@doselore/contract';
import type { ImportKind } from '@doselore/contract/imports';

export const listKey = (level: AdminLevel, kind: ImportKind, { groupId, subgroupId }: Place) =>
  `${level} ${kind} ${groupId} ${subgroupId ?? '-'}`;
