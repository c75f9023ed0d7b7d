import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  session_attendances: {
    record: 'mark in a register',
    whenGone: 'skip',
    key: ['virtual_group_session_id', 'user_id'],
    person: 'user_id',
    stays: ['marked_by'],
  },
} as const satisfies MergedData;
