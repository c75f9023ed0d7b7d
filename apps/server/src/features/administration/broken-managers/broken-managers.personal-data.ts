import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  fix_plans: { actors: ['prepared_by', 'applied_by', 'undone_by'] },
} as const satisfies Partial<PersonalData>;
