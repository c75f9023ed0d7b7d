import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  notifications: { record: 'notification', whenGone: 'skip', person: 'user_id', stays: ['group_id'] },
  muted_notices: { stays: ['user_id'] },
} as const satisfies MergedData;
