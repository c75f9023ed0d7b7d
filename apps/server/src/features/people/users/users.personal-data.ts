import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  super_admin_proposals: { about: 'user_id', class: 'access', erase: 'rows', withheld: ['key_hash'] },
  user_roles: { about: 'user_id', class: 'places', erase: 'rows' },
  users: { about: 'id', class: 'account',
    erase: { first_name: 'Erased', last_name: { numbered: 'person #' }, email: { numbered: 'erased-#@erased.invalid' },
      username: null, job_role: null, registration_number: null, password_hash: null, state: 'disabled', theme: 'auto' },
    stays: ['id', 'is_demo', 'created_at', 'archived_at', 'merged_into_id', 'erased_at', 'two_step_asked_at',
      'invitation_reminded_at'],
    withheld: ['password_hash'] },
} as const satisfies Partial<PersonalData>;
