import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  groups: { record: 'organisation', whenGone: 'refuse', stays: ['merged_into_id'] },
  // Only some kinds of codes move, by a statement of the merge.
  subgroup_codes: { record: 'code of a service', whenGone: 'refuse', stays: ['recorded_by'] },
} as const satisfies MergedData;
