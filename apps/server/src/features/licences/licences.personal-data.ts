import type { PersonalData } from '../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  licence_movements: { about: { by: 'licence_id', of: 'licences' }, class: 'ledger', erase: { reason: '' },
    stays: ['id', 'at', 'from_account_id', 'to_account_id', 'quantity', 'kind', 'actor_id', 'order_id', 'request_id',
      'licence_id', 'batch_id', 'from_after', 'to_after'] },
  licences: { about: 'user_id', class: 'ledger', erase: { end_reason: null, end_note: '', retry_reason: '' },
    stays: ['id', 'group_id', 'product_type', 'product_id', 'certificate_months', 'user_id', 'subgroup_id',
      'virtual_group_id', 'source_account_id', 'issued_by', 'issued_at', 'state', 'started_at', 'completed_at',
      'ended_at', 'root_licence_id', 'is_free_retry', 'deleted_at'] },
  idempotency_keys: { actors: ['actor_id'] },
  licence_orders: { actors: ['ordered_by'] },
  licence_accounts: 'nothing',
  licence_batches: 'nothing',
  licence_level_states: 'nothing',
} as const satisfies Partial<PersonalData>;
