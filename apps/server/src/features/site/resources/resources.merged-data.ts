import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  document_reads: { record: 'reading of a document', whenGone: 'skip', person: 'user_id' },
} as const satisfies MergedData;
