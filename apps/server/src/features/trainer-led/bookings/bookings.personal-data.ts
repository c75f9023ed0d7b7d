import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  projects: { actors: ['organiser_user_id', 'handled_by', 'created_by'] },
  project_requests: 'nothing',
  two_in_one_days: 'nothing',
  multi_days: { actors: ['locked_trainer_user_id', 'conflict_by'] },
  multi_day_dates: 'nothing',
  times_of_interest: { actors: ['suggested_by'] },
  availability_enquiries: { about: 'trainer_user_id', class: 'places', erase: { score_data: null }, stays: ['id', 'trainer_user_id',
    'times_of_interest_id', 'round', 'state', 'is_firm', 'sent_at', 'due_at', 'reminded_at', 'ended_at', 'answer_id'],
    withheld: ['score_data'] },
  availability_answers: { about: 'trainer_user_id', class: 'places', erase: { other_problem: null, note: null,
    handled_note: null }, stays: ['id', 'trainer_user_id', 'has_other_problem', 'is_manual', 'answered_at', 'answered_by',
    'handled_at', 'handled_by', 'does_count'], withheld: ['handled_note'] },
  confirmation_enquiries: { about: 'trainer_user_id', class: 'places', erase: { reason: null, manual_note: null,
    conflict_reason: null, conflict_by: null, score_data: null }, stays: ['id', 'trainer_user_id', 'times_of_interest_id',
    'multi_day_id', 'starts_at', 'state', 'asked_at', 'due_at', 'reminded_at', 'ended_at', 'answered_by', 'manual_status', 'own_override'],
    withheld: ['score_data', 'conflict_reason', 'conflict_by'] },
  organiser_enquiries: { about: 'organiser_user_id', class: 'places', erase: { note: null }, stays: ['id',
    'project_request_id', 'organiser_user_id', 'question', 'keeps', 'state', 'asked_at', 'due_at', 'reminded_at', 'ended_at', 'answered_by'] },
} as const satisfies Partial<PersonalData>;
