import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  licence_requests: {
    record: 'licence request',
    whenGone: 'refuse',
    organisation: 'group_id',
    person: 'requested_by',
    stays: ['decided_by'],
  },
} as const satisfies MergedData;
