import type { PersonalData } from '../../../platform/personal-data/index.ts';

export const personalData = {
  cpd_records: { about: 'user_id', class: 'diary', erase: 'rows' },
} as const satisfies Partial<PersonalData>;
