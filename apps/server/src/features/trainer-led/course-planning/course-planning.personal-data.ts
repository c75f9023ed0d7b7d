import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  virtual_group_sessions: 'nothing',
  virtual_groups: { actors: ['trainer_user_id', 'organiser_user_id', 'created_by'] },
} as const satisfies Partial<PersonalData>;
