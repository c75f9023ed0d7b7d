import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  // A batch names the organisation that it was started for. The rules of `certificates` move its certificates.
  certificate_reissues: { stays: ['group_id', 'asked_by'] },
  certificates: {
    record: 'certificate',
    whenGone: 'refuse',
    organisation: 'group_id',
    person: 'user_id',
    stays: ['revoked_by'],
  },
} as const satisfies MergedData;
