import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  muted_notices: { about: 'user_id', class: 'wishes', erase: 'rows' },
  notifications: { about: 'user_id', class: 'notices', erase: 'rows' },
} as const satisfies Partial<PersonalData>;
