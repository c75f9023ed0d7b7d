import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  venues: { record: 'venue', whenGone: 'skip', organisation: 'group_id' },
  venue_excluded_groups: {
    record: 'exclusion from a venue',
    whenGone: 'skip',
    key: ['venue_id', 'group_id'],
    organisation: 'group_id',
    stays: ['set_by'],
  },
} as const satisfies MergedData;
