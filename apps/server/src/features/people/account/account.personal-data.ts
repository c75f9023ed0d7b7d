import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  email_changes: { about: 'user_id', class: 'wishes', erase: 'rows', withheld: ['key_hash'],
    ends: { days: 365, after: 'created_at' } },
  name_change_tokens: { about: { by: 'name_change_id', of: 'name_changes' }, class: 'wishes', erase: 'rows',
    withheld: ['key_hash', 'recipient_id'], ends: { days: 30, after: 'expires_at' } },
  name_changes: { about: 'user_id', class: 'wishes', erase: 'rows', ends: { days: 365, after: 'decided_at' } },
} as const satisfies Partial<PersonalData>;
