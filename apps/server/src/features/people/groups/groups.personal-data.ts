import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  // The superintendent pharmacist, by name and number.
  groups: { class: 'places', erase: 'specially' },
  subgroup_codes: { actors: ['recorded_by'] },
} as const satisfies Partial<PersonalData>;
