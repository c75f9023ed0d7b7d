import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  cannot_attend_reports: {
    record: 'report that a trainer cannot attend',
    whenGone: 'skip',
    person: 'trainer_user_id',
    stays: ['settled_by'],
  },
} as const satisfies MergedData;
