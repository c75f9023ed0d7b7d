import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  time_claims: {
    record: 'claimed time',
    whenGone: 'skip',
    person: 'trainer_user_id',
    stays: ['override_by'],
  },
  virtual_group_managers: {
    record: 'co-trainer',
    whenGone: 'skip',
    key: ['virtual_group_id', 'user_id'],
    person: 'user_id',
    stays: ['added_by'],
  },
} as const satisfies MergedData;
