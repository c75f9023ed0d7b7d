import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  abstract_courses: 'nothing',
  courses: 'nothing',
  observation_checklists: 'nothing',
  usual_minutes: 'nothing',
} as const satisfies Partial<PersonalData>;
