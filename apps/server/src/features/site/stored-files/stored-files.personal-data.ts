import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  file_checks: 'nothing',
  unnamed_files: 'nothing',
} as const satisfies Partial<PersonalData>;
