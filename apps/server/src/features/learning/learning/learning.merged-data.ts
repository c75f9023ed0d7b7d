import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  course_users: { record: 'course record', whenGone: 'refuse', organisation: 'group_id', person: 'user_id' },
  sco_users: { record: 'attempt', whenGone: 'refuse', person: 'user_id' },
} as const satisfies MergedData;
