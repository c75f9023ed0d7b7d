import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  saved_views: { stays: ['user_id'] },
} as const satisfies MergedData;
