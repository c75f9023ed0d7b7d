import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  // The ledger merges the accounts. Those of the dropped organisation stay, empty.
  licence_accounts: { stays: ['group_id'] },
  licence_level_states: { stays: ['group_id'] },
  licence_movements: { stays: ['actor_id'] },
} as const satisfies MergedData;
