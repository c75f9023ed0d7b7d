import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  locations: 'nothing',
  postcode_districts: 'nothing',
} as const satisfies Partial<PersonalData>;
