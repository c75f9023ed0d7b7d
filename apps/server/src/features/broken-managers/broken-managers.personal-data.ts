import type { PersonalData } from '../personal-data/index.ts';

export const personalData = {
  fix_plans: { actors: ['prepared_by', 'applied_by', 'undone_by'] },
} as const satisfies Partial<PersonalData>;
