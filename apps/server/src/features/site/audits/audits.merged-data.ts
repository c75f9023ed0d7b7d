import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  audit_events: { stays: ['group_id', 'actor_id', 'personal_user_id'] },
} as const satisfies MergedData;
