import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  site_figures: 'nothing',
} as const satisfies Partial<PersonalData>;
