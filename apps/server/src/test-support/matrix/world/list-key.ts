import type { AdminLevel, ImportKind } from '@doselore/contract';

export type Place = { groupId: number; subgroupId?: number };

export const listKey = (level: AdminLevel, kind: ImportKind, { groupId, subgroupId }: Place) =>
  `${level} ${kind} ${groupId} ${subgroupId ?? '-'}`;
