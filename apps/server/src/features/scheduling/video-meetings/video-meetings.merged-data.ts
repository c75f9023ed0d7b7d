import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  session_joins: {
    record: 'joining of a meeting',
    whenGone: 'skip',
    key: ['virtual_group_session_id', 'user_id'],
    person: 'user_id',
  },
} as const satisfies MergedData;
