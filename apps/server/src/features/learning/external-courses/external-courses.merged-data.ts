import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  external_course_users: {
    record: 'external course',
    whenGone: 'skip',
    organisation: 'group_id',
    person: 'user_id',
    stays: ['entered_by'],
  },
  external_course_recognitions: { stays: ['made_by', 'ended_by'] },
  external_verdicts: {
    record: 'verdict about an external course',
    whenGone: 'skip',
    organisation: 'group_id',
    stays: ['decided_by'],
  },
} as const satisfies MergedData;
