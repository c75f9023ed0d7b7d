import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  time_claims: {
    record: 'claimed time',
    whenGone: 'skip',
    person: 'trainer_user_id',
    stays: ['override_by'],
  },
} as const satisfies MergedData;
