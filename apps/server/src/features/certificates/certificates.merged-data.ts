import type { MergedData } from '../../platform/merged-data/index.ts';

export const mergedData = {
  // A batch keeps the organisation that it was requested for. A merge moves its certificates by themselves.
  certificate_reissues: { stays: ['group_id', 'asked_by'] },
  certificates: {
    record: 'certificate',
    whenGone: 'refuse',
    organisation: 'group_id',
    person: 'user_id',
    stays: ['revoked_by'],
  },
} as const satisfies MergedData;
