import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  fix_plans: { stays: ['prepared_by', 'applied_by', 'undone_by'] },
} as const satisfies MergedData;
