import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  group_members: {
    record: 'membership',
    whenGone: 'refuse',
    key: ['group_id', 'user_id'],
    organisation: 'group_id',
    person: 'user_id',
  },
  // A person who was removed from a service since the merge stays removed.
  subgroup_members: {
    record: 'member of a service',
    whenGone: 'skip',
    key: ['subgroup_id', 'user_id'],
    keepsChanges: true,
    organisation: 'group_id',
    person: 'user_id',
  },
  link_rounds: { stays: ['group_id', 'created_by'] },
  link_round_people: { stays: ['user_id'] },
} as const satisfies MergedData;
