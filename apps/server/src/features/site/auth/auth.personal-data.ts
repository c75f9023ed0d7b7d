import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  sessions: { about: 'user_id', class: 'access', erase: 'rows', withheld: ['token_hash'],
    ends: { days: 30, after: 'seen_at' } },
  link_tokens: { about: 'user_id', class: 'access', erase: 'rows', withheld: ['selector', 'secret_hash'],
    ends: { days: 30, after: 'expires_at' } },
  password_reset_requests: { about: { name: 'email' }, class: 'access', erase: 'rows', ends: { days: 30, after: 'asked_at' } },
  passkeys: { about: 'user_id', class: 'access', erase: 'rows', withheld: ['credential_id', 'public_key', 'counter'] },
  recovery_codes: { about: 'user_id', class: 'access', erase: 'rows', withheld: ['code_hash'] },
  second_steps: { about: 'user_id', class: 'access', erase: 'rows', withheld: ['secret', 'last_counter'] },
  throttles: 'nothing',
  used_challenges: 'nothing',
} as const satisfies Partial<PersonalData>;
