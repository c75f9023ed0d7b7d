import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  package_versions: { stays: ['uploaded_by'] },
} as const satisfies MergedData;
