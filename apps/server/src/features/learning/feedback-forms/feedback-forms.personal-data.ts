import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  feedback_forms: { actors: ['made_by'] },
} as const satisfies Partial<PersonalData>;
