import type { AdminLevel } from '@doselore/contract';
import type { ImportKind } from '@doselore/contract/imports';

export type Place = { groupId: number; subgroupId?: number };

export const listKey = (level: AdminLevel, kind: ImportKind, { groupId, subgroupId }: Place) =>
  `${level} ${kind} ${groupId} ${subgroupId ?? '-'}`;
