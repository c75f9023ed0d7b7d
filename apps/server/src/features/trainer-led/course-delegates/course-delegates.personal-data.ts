import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  virtual_group_delegates: { about: 'user_id', class: 'record', erase: { licence_waiver: null },
    stays: ['virtual_group_id', 'user_id', 'attendance', 'response', 'responded_at', 'licence_id', 'invited_at',
      'added_by', 'sessions_marked', 'sessions_present', 'is_uninvited',
      'assessment', 'assessed_at', 'assessed_by', 'assessment_score', 'feedback_asks', 'feedback_asked_at'] },
  virtual_group_declines: { about: 'user_id', class: 'record', erase: { note: '' },
    stays: ['virtual_group_id', 'user_id', 'declined_at'] },
  waiting_list_entries: { about: 'user_id', class: 'record', erase: 'rows' },
} as const satisfies Partial<PersonalData>;
