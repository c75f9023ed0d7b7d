import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  name_changes: { record: 'name change', whenGone: 'skip', stays: ['user_id', 'decided_by'] },
  name_change_tokens: { stays: ['recipient_id'] },
  email_changes: { stays: ['user_id'] },
} as const satisfies MergedData;
