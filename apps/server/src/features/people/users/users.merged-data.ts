import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  // Nothing in the product deletes accounts, and other rows need them.
  users: { record: 'account', whenGone: 'refuse', stays: ['merged_into_id'] },
  // A role that was taken away since the merge stays taken away.
  user_roles: { record: 'role', whenGone: 'skip', key: ['user_id', 'role'], person: 'user_id' },
  super_admin_proposals: { stays: ['user_id', 'proposed_by', 'decided_by'] },
} as const satisfies MergedData;
