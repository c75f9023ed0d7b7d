import type { PersonalData } from '../../platform/personal-data/index.ts';

export const personalData = {
  subgroup_codes: { actors: ['recorded_by'] },
} as const satisfies Partial<PersonalData>;
