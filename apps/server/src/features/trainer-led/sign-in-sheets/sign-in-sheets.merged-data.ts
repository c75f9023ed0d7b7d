import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  register_evidence: { stays: ['uploaded_by'] },
} as const satisfies MergedData;
