import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  group_settings: 'nothing',
  subgroup_settings: 'nothing',
} as const satisfies Partial<PersonalData>;
