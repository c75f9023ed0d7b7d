import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  course_reminders: 'nothing',
} as const satisfies Partial<PersonalData>;
