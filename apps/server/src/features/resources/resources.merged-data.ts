import type { MergedData } from '../../platform/merged-data/index.ts';

export const mergedData = {
  documents: { record: 'document', whenGone: 'refuse', organisation: 'group_id', stays: ['uploaded_by'] },
} as const satisfies MergedData;
