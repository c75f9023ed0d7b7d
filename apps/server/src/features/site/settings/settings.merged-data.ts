import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  subgroup_settings: {
    record: 'settings of a service',
    whenGone: 'skip',
    key: ['subgroup_id'],
    organisation: 'group_id',
  },
  // The dropped organisation keeps its settings.
  group_settings: { stays: ['group_id'] },
} as const satisfies MergedData;
