import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  absences: { about: 'user_id', class: 'record', erase: {}, stays: ['virtual_group_id', 'user_id', 'group_id',
    'subgroup_id', 'abstract_course_id', 'trainer_user_id', 'day', 'is_excused', 'seat', 'caught_up_virtual_group_id'] },
} as const satisfies Partial<PersonalData>;
