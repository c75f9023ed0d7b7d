import type { MergedData } from '../../../platform/merged-data/index.ts';

// A merge joins spans of its own accord: mergeWorkHistories.
export const mergedData = {
  standing_spans: { stays: ['group_id', 'user_id', 'recorded_by'] },
} as const satisfies MergedData;
