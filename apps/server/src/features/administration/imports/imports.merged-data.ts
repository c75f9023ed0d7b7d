import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  import_words: { stays: ['group_id', 'updated_by'] },
  imports: { stays: ['group_id', 'created_by'] },
} as const satisfies MergedData;
