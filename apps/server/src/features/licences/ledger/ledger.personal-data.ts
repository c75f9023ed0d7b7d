import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  ledger_checks: 'nothing',
  licence_movements: { about: { by: 'licence_id', of: 'licences' }, class: 'ledger', erase: { reason: '' },
    stays: ['id', 'at', 'from_account_id', 'to_account_id', 'quantity', 'kind', 'actor_id', 'order_id', 'request_id',
      'licence_id', 'batch_id', 'from_after', 'to_after'] },
  licence_accounts: 'nothing',
  licence_level_states: 'nothing',
} as const satisfies Partial<PersonalData>;
