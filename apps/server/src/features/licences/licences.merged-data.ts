import type { MergedData } from '../../platform/merged-data/index.ts';

export const mergedData = {
  // Licences change their organisation with their account of the ledger.
  licences: { record: 'licence', whenGone: 'refuse', person: 'user_id', stays: ['issued_by'] },
  licence_orders: { record: 'licence order', whenGone: 'refuse', organisation: 'group_id', stays: ['ordered_by'] },
  // The ledger merges the accounts. Those of the dropped organisation stay, empty.
  licence_accounts: { stays: ['group_id'] },
  licence_level_states: { stays: ['group_id'] },
  licence_movements: { stays: ['actor_id'] },
  idempotency_keys: { stays: ['actor_id'] },
} as const satisfies MergedData;
