import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  licences: { about: 'user_id', class: 'ledger', erase: { end_reason: null, end_note: '', retry_reason: '' },
    stays: ['id', 'group_id', 'product_type', 'product_id', 'certificate_months', 'user_id', 'subgroup_id',
      'virtual_group_id', 'source_account_id', 'issued_by', 'issued_at', 'state', 'started_at', 'completed_at',
      'ended_at', 'root_licence_id', 'is_free_retry', 'deleted_at', 'is_new', 'mail_due'] },
} as const satisfies Partial<PersonalData>;
