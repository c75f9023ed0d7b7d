import type { MergedData } from '../../platform/merged-data/index.ts';

export const mergedData = {
  external_course_users: {
    record: 'external course',
    whenGone: 'skip',
    organisation: 'group_id',
    person: 'user_id',
    stays: ['entered_by', 'verified_by'],
  },
} as const satisfies MergedData;
