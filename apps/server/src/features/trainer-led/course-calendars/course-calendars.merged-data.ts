import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  // The kept account is invited under its own address, and the dropped one gets a cancellation.
  calendar_invitations: { stays: ['user_id'] },
} as const satisfies MergedData;
