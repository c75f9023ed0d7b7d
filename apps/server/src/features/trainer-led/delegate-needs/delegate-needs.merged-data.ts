import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  delegate_needs: {
    record: 'access and dietary needs',
    whenGone: 'skip',
    key: ['virtual_group_id', 'user_id'],
    person: 'user_id',
  },
} as const satisfies MergedData;
