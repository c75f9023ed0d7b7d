import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  session_materials: { actors: ['added_by'] },
} as const satisfies Partial<PersonalData>;
