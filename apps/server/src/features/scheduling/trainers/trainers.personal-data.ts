import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  trainers: { about: 'user_id', class: 'places', erase: 'rows' },
  trainer_suitabilities: { about: 'trainer_user_id', class: 'places', erase: 'rows' },
  trainer_group_compatibilities: { about: 'trainer_user_id', class: 'places', erase: 'rows' },
  trainer_exclusions: { about: 'trainer_user_id', class: 'places', erase: 'rows' },
  trainer_figures: { about: 'trainer_user_id', class: 'places', erase: 'rows' },
  availability_rules: { about: 'trainer_user_id', class: 'places', erase: 'rows' },
  availability_overrides: { about: 'trainer_user_id', class: 'places', erase: 'rows' },
} as const satisfies Partial<PersonalData>;
