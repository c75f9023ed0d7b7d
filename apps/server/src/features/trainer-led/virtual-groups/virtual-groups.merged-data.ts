import type { MergedData } from '../../../platform/merged-data/index.ts';

export const mergedData = {
  virtual_groups: {
    record: 'Pharmacist-led Course',
    whenGone: 'skip',
    organisation: 'group_id',
    person: ['trainer_user_id', 'organiser_user_id'],
    stays: ['created_by'],
  },
  virtual_group_delegates: {
    record: 'delegate',
    whenGone: 'skip',
    key: ['virtual_group_id', 'user_id'],
    person: 'user_id',
    stays: ['added_by', 'assessed_by'],
  },
  virtual_group_declines: {
    record: 'decline of a course',
    whenGone: 'skip',
    key: ['virtual_group_id', 'user_id'],
    person: 'user_id',
  },
  cannot_attend_reports: {
    record: 'report that a trainer cannot attend',
    whenGone: 'skip',
    person: 'trainer_user_id',
    stays: ['settled_by'],
  },
  observations: {
    record: 'observation',
    whenGone: 'skip',
    key: ['virtual_group_id', 'user_id'],
    person: 'user_id',
    stays: ['assessor_id'],
  },
  // The rows follow their delegate.
  assessment_corrections: { stays: ['corrected_by'] },
  session_attendances: {
    record: 'mark in a register',
    whenGone: 'skip',
    key: ['virtual_group_session_id', 'user_id'],
    person: 'user_id',
    stays: ['marked_by'],
  },
  // The kept account is invited under its own address, and the dropped one gets a cancellation.
  calendar_invitations: { stays: ['user_id'] },
  course_messages: { stays: ['sent_by'] },
  waiting_list_entries: {
    record: 'place on a waiting list',
    whenGone: 'skip',
    person: 'user_id',
    stays: ['added_by'],
  },
} as const satisfies MergedData;
