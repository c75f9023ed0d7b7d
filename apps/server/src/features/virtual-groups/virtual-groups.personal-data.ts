import type { PersonalData } from '../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  virtual_group_delegates: { about: 'user_id', class: 'record', erase: { licence_waiver: null },
    stays: ['virtual_group_id', 'user_id', 'attendance', 'response', 'responded_at', 'licence_id', 'invited_at',
      'added_by'] },
  virtual_group_sessions: 'nothing',
  waiting_list_entries: { about: 'user_id', class: 'record', erase: 'rows' },
  virtual_groups: { actors: ['trainer_user_id', 'organiser_user_id', 'created_by'] },
} as const satisfies Partial<PersonalData>;
