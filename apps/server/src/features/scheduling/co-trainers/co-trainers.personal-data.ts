import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  virtual_group_managers: { actors: ['user_id', 'added_by'] },
} as const satisfies Partial<PersonalData>;
