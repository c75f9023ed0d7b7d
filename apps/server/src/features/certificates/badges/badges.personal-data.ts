import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  // Each download signs the badge again. The table stores only its place in a status list.
  badges: { about: { by: 'certificate_id', of: 'certificates' }, class: 'certificates', erase: {},
    stays: ['certificate_id', 'uuid', 'list_number', 'list_index', 'made_at'] },
  badge_keys: 'nothing',
} as const satisfies Partial<PersonalData>;
