import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  merges: { stays: ['merged_by', 'undone_by'] },
  distinct_people: { stays: ['low_id', 'high_id', 'decided_by'] },
  distinct_things: { stays: ['decided_by'] },
  duplicate_pairs: { stays: ['low_id', 'high_id'] },
} as const satisfies MergedData;
