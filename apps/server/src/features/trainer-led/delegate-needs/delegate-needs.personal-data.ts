import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  delegate_needs: { about: 'user_id', class: 'needs', erase: 'rows' },
} as const satisfies Partial<PersonalData>;
