import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  saved_views: { about: 'user_id', class: 'wishes', erase: 'rows' },
} as const satisfies Partial<PersonalData>;
