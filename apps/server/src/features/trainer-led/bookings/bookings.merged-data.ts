import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  projects: {
    record: 'booking project',
    whenGone: 'skip',
    organisation: 'group_id',
    person: 'organiser_user_id',
    stays: ['handled_by', 'created_by'],
  },
  times_of_interest: { stays: ['suggested_by'] },
  availability_enquiries: { record: 'availability enquiry', whenGone: 'skip', person: 'trainer_user_id' },
  availability_answers: {
    record: 'answer about availability',
    whenGone: 'skip',
    person: 'trainer_user_id',
    stays: ['answered_by', 'handled_by'],
  },
  multi_days: {
    record: 'course of several days',
    whenGone: 'skip',
    person: 'locked_trainer_user_id',
    stays: ['conflict_by'],
  },
  confirmation_enquiries: {
    record: 'question to confirm a booking',
    whenGone: 'skip',
    person: 'trainer_user_id',
    stays: ['answered_by', 'conflict_by'],
  },
  organiser_enquiries: {
    record: 'question to an organiser',
    whenGone: 'skip',
    person: 'organiser_user_id',
    stays: ['answered_by'],
  },
} as const satisfies MergedData;
