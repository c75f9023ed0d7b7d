import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  subgroups: 'nothing',
} as const satisfies Partial<PersonalData>;
