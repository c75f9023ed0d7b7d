import type { MergedData } from '../../platform/merged-data/index.ts';

export const mergedData = {
  certificates: {
    record: 'certificate',
    whenGone: 'refuse',
    organisation: 'group_id',
    person: 'user_id',
    stays: ['revoked_by'],
  },
} as const satisfies MergedData;
