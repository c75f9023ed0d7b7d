import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  cannot_attend_reports: { about: 'trainer_user_id', class: 'places', erase: 'rows' },
} as const satisfies Partial<PersonalData>;
