import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  certificate_reissues: { actors: ['asked_by'] },
  certificate_reminders: { about: { by: 'certificate_id', of: 'certificates' }, class: 'certificates', erase: {},
    stays: ['certificate_id', 'threshold', 'sent_at'] },
  // Names and registration numbers are deleted at the end of their retention class, and are locked until then.
  certificates: { about: 'user_id', class: 'certificates', erase: { revoke_note: '' },
    stays: ['id', 'serial', 'user_id', 'group_id', 'product_type', 'product_id', 'holder_first_name',
      'holder_last_name', 'title', 'source', 'source_id', 'awarded_on', 'months', 'expires_on', 'printed', 'state',
      'supersedes_id', 'superseded_by_id', 'superseded_at', 'revoked_at', 'revoked_from', 'revoked_by', 'revoke_reason',
      'setting_version_ids', 'details_version', 'holder_registration_number', 'revision', 'verify_code', 'created_at', 'training_class', 'name_until', 'mail_due'] },
} as const satisfies Partial<PersonalData>;
