import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  exports: { record: 'file with certificates', whenGone: 'skip', organisation: 'group_id', person: 'requested_by' },
} as const satisfies MergedData;
