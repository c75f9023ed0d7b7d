import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  projects: {
    record: 'booking project',
    whenGone: 'skip',
    organisation: 'group_id',
    person: 'organiser_user_id',
    stays: ['handled_by', 'created_by'],
  },
  times_of_interest: { stays: ['suggested_by'] },
} as const satisfies MergedData;
