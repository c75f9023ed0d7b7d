import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  licence_level_settings: 'nothing',
} as const satisfies Partial<PersonalData>;
