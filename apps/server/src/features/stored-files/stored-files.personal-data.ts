import type { PersonalData } from '../personal-data/index.ts';

export const personalData = {
  file_checks: 'nothing',
  unnamed_files: 'nothing',
} as const satisfies Partial<PersonalData>;
