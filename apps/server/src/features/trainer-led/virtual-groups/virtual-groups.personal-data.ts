import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  session_attendances: { about: 'user_id', class: 'record', erase: {}, stays: ['virtual_group_session_id', 'user_id', 'attendance',
    'marked_by', 'marked_at', 'made_at', 'mark_key', 'earlier_keys'] },
  virtual_group_delegates: { about: 'user_id', class: 'record', erase: { licence_waiver: null },
    stays: ['virtual_group_id', 'user_id', 'attendance', 'response', 'responded_at', 'licence_id', 'invited_at',
      'added_by', 'sessions_marked', 'sessions_present', 'is_uninvited',
      'assessment', 'assessed_at', 'assessed_by', 'assessment_score', 'feedback_asks', 'feedback_asked_at'] },
  virtual_group_declines: { about: 'user_id', class: 'record', erase: { note: '' },
    stays: ['virtual_group_id', 'user_id', 'declined_at'] },
  cannot_attend_reports: { about: 'trainer_user_id', class: 'places', erase: 'rows' },
  observations: { about: 'user_id', class: 'record', erase: {}, stays: ['virtual_group_id', 'user_id', 'checklist_id', 'results',
    'assessor_id', 'at'] },
  assessment_corrections: { about: 'user_id', class: 'record', erase: { reason: '' }, stays: ['id', 'virtual_group_id', 'user_id',
    'result', 'score', 'observed', 'corrected_by', 'corrected_at'], withheld: ['corrected_by'] },
  calendar_invitations: { about: 'user_id', class: 'record', erase: 'rows', withheld: ['digest'] },
  course_reminders: 'nothing',
  course_messages: { about: 'sent_by', class: 'record', erase: { body: '' },
    stays: ['id', 'virtual_group_id', 'sent_by', 'recipients', 'sent_at'] },
  virtual_group_sessions: 'nothing',
  waiting_list_entries: { about: 'user_id', class: 'record', erase: 'rows' },
  virtual_groups: { actors: ['trainer_user_id', 'organiser_user_id', 'created_by'] },
} as const satisfies Partial<PersonalData>;
