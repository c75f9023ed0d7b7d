import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  link_round_people: { about: 'user_id', class: 'access', erase: 'rows' },
  subgroup_members: { about: 'user_id', class: 'places', erase: 'rows' },
  group_members: { about: 'user_id', class: 'places', erase: { payroll_number: null, started_on: null, leaves_on: null, job_role: null,
      managed: null, ended: null },
    stays: ['group_id', 'user_id', 'joined_at', 'archived_at'] },
  link_rounds: { actors: ['created_by'] },
} as const satisfies Partial<PersonalData>;
