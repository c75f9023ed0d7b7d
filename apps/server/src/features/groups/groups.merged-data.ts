import type { MergedData } from '../../platform/merged-data/index.ts';

export const mergedData = {
  groups: { record: 'organisation', whenGone: 'refuse', stays: ['merged_into_id'] },
} as const satisfies MergedData;
