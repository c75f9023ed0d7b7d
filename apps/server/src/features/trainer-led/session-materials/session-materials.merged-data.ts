import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  session_materials: { stays: ['added_by'] },
} as const satisfies MergedData;
