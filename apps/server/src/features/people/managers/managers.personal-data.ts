import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  group_managers: { about: 'user_id', class: 'places', erase: 'rows' },
  subgroup_managers: { about: 'user_id', class: 'places', erase: 'rows' },
} as const satisfies Partial<PersonalData>;
