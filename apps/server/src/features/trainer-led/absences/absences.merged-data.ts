import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  absences: {
    record: 'absence',
    whenGone: 'skip',
    key: ['virtual_group_id', 'user_id'],
    organisation: 'group_id',
    person: ['user_id', 'trainer_user_id'],
  },
} as const satisfies MergedData;
