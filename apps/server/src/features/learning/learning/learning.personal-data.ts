import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  sco_user_interactions: { about: { by: 'sco_user_id', of: 'sco_users' }, class: 'answers', erase: 'rows',
    isAnswers: true },
  sco_user_events: { about: { by: 'sco_user_id', of: 'sco_users' }, class: 'answers', erase: 'rows' },
  sco_user_suspend_data: { about: { by: 'sco_user_id', of: 'sco_users' }, class: 'answers',
    erase: { suspend_data: '' }, stays: ['sco_user_id'], isAnswers: true },
  practice_runs: { about: { by: 'sco_user_id', of: 'sco_users' }, class: 'answers', erase: 'rows', isAnswers: true,
    withheld: ['session_token_hash'] },
  course_feedback: { about: { by: 'course_user_id', of: 'course_users' }, class: 'feedback',
    erase: { comment: '', answers: {} },
    stays: ['id', 'course_user_id', 'sco_user_id', 'rating', 'form_id', 'created_at'] },
  sco_users: { about: 'user_id', class: 'record',
    erase: { comments: '', lesson_location: '', preferences: {}, objectives: {}, session_token_hash: null },
    stays: ['id', 'user_id', 'course_user_id', 'sco_id', 'sco_version_id', 'attempt', 'superseded_at', 'lesson_status',
      'own_status', 'best_status', 'entry_value', 'exit_value', 'raw_score', 'min_score', 'max_score', 'total_time', 'session_times',
      'session_time', 'session_ended_at', 'seq', 'settled_seq', 'accessed_at', 'finished_at', 'created_at'],
    withheld: ['session_token_hash'] },
  course_users: { about: 'user_id', class: 'record', erase: {},
    stays: ['id', 'user_id', 'course_id', 'group_id', 'licence_id', 'completion_status', 'started_at',
      'last_opened_at', 'completed_at'] },
} as const satisfies Partial<PersonalData>;
