import type { PersonalData } from '../../platform/personal-data/index.ts';

export const personalData = {
  documents: { actors: ['uploaded_by'] },
} as const satisfies Partial<PersonalData>;
