import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  pharmacist_questions: { about: 'user_id', class: 'questions', erase: 'rows' },
} as const satisfies Partial<PersonalData>;
