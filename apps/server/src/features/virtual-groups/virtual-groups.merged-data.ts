import type { MergedData } from '../../platform/merged-data/index.ts';

export const mergedData = {
  virtual_groups: {
    record: 'Pharmacist-led Course',
    whenGone: 'refuse',
    organisation: 'group_id',
    person: 'trainer_user_id',
  },
  virtual_group_delegates: {
    record: 'delegate',
    whenGone: 'refuse',
    key: ['virtual_group_id', 'user_id'],
    person: 'user_id',
  },
} as const satisfies MergedData;
