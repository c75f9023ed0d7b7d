import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  product_details: { stays: ['content_owner_id', 'made_by'] },
} as const satisfies MergedData;
