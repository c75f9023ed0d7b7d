import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  terms_acceptances: { stays: ['user_id'] },
} as const satisfies MergedData;
