import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  standing_spans: { about: 'user_id', class: 'places', erase: { value: null, reason: null },
    stays: ['id', 'group_id', 'user_id', 'what', 'subgroup_id', 'from_on', 'until_on', 'recorded_at', 'recorded_by',
      'retracted_at', 'retracted_in', 'is_backfilled'], withheld: ['recorded_by', 'retracted_in'] },
} as const satisfies Partial<PersonalData>;
