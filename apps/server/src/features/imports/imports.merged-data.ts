import type { MergedData } from '../../platform/merged-data/index.ts';

export const mergedData = {
  imports: { stays: ['group_id', 'created_by'] },
} as const satisfies MergedData;
