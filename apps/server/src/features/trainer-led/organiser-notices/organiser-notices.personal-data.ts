import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  organiser_notices: { about: 'user_id', class: 'record', erase: 'rows', withheld: ['digest', 'trainer_user_id'] },
} as const satisfies Partial<PersonalData>;
