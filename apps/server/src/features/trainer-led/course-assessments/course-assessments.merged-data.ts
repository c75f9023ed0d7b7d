import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  observations: {
    record: 'observation',
    whenGone: 'skip',
    key: ['virtual_group_id', 'user_id'],
    person: 'user_id',
    stays: ['assessor_id'],
  },
  // The rows follow their delegate.
  assessment_corrections: { stays: ['corrected_by'] },
} as const satisfies MergedData;
