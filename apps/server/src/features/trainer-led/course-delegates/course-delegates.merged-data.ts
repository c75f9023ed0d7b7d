import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  virtual_group_delegates: {
    record: 'delegate',
    whenGone: 'skip',
    key: ['virtual_group_id', 'user_id'],
    person: 'user_id',
    stays: ['added_by', 'assessed_by'],
  },
  virtual_group_declines: {
    record: 'decline of a course',
    whenGone: 'skip',
    key: ['virtual_group_id', 'user_id'],
    person: 'user_id',
  },
  waiting_list_entries: {
    record: 'place on a waiting list',
    whenGone: 'skip',
    person: 'user_id',
    stays: ['added_by'],
  },
} as const satisfies MergedData;
