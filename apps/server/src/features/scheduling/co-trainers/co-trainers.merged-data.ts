import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  virtual_group_managers: {
    record: 'co-trainer',
    whenGone: 'skip',
    key: ['virtual_group_id', 'user_id'],
    person: 'user_id',
    stays: ['added_by'],
  },
} as const satisfies MergedData;
