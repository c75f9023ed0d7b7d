import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  feedback_forms: { stays: ['made_by'] },
} as const satisfies MergedData;
