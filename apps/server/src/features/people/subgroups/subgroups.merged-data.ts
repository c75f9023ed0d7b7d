import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  subgroups: { record: 'service', whenGone: 'refuse', organisation: 'group_id' },
} as const satisfies MergedData;
