import type { MergedData } from '../../platform/merged-data/index.ts';

export const mergedData = {
  // A batch names the organisation for which it was asked. Its certificates move on their own.
  certificate_reissues: { stays: ['group_id', 'asked_by'] },
  certificates: {
    record: 'certificate',
    whenGone: 'refuse',
    organisation: 'group_id',
    person: 'user_id',
    stays: ['revoked_by'],
  },
} as const satisfies MergedData;
