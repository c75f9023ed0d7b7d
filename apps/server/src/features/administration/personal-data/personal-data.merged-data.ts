import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  erased_files: { stays: ['user_id'] },
} as const satisfies MergedData;
