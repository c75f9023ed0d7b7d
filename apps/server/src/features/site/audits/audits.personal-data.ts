import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  audit_events: { about: 'personal_user_id', class: 'trail', erase: { personal: null, personal_salt: null },
    stays: ['id', 'at', 'actor_id', 'level', 'action', 'group_id', 'subject', 'detail', 'changes', 'family',
      'personal_user_id', 'personal_digest', 'request_id'],
    withheld: ['personal_salt', 'personal_digest', 'request_id'] },
  audit_heads: 'nothing',
  audit_sealing: 'nothing',
  audit_seals: 'nothing',
} as const satisfies Partial<PersonalData>;
