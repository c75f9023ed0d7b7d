import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  booking_settings: 'nothing',
  time_claims: { actors: ['trainer_user_id', 'override_by'] },
} as const satisfies Partial<PersonalData>;
