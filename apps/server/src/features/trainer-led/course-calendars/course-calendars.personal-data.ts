import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  calendar_invitations: { about: 'user_id', class: 'record', erase: 'rows', withheld: ['digest'] },
} as const satisfies Partial<PersonalData>;
