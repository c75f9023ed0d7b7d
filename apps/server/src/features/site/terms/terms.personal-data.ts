import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  terms_acceptances: { about: 'user_id', class: 'record', erase: {}, stays: ['user_id', 'version', 'accepted_at'] },
} as const satisfies Partial<PersonalData>;
