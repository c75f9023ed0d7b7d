import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  cpd_records: { record: 'CPD record', whenGone: 'skip', person: 'user_id' },
} as const satisfies MergedData;
