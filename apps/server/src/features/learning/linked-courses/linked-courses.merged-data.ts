import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  product_links: { stays: ['made_by', 'ended_by'] },
} as const satisfies MergedData;
