import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  // A person who was removed as an admin since the merge stays removed.
  subgroup_managers: {
    record: 'admin of a service',
    whenGone: 'skip',
    key: ['subgroup_id', 'user_id'],
    keepsChanges: true,
    organisation: 'group_id',
    person: 'user_id',
  },
  group_managers: {
    record: 'admin of an organisation',
    whenGone: 'skip',
    key: ['group_id', 'user_id'],
    keepsChanges: true,
    organisation: 'group_id',
    person: 'user_id',
  },
} as const satisfies MergedData;
