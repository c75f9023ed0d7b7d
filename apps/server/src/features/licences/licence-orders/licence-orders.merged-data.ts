import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  licence_orders: { record: 'licence order', whenGone: 'refuse', organisation: 'group_id', stays: ['ordered_by'] },
} as const satisfies MergedData;
