import type { MergedData } from '../../../platform/merged-data/index.ts';

const person = 'trainer_user_id';

export const mergedData = {
  trainers: { record: 'trainer', whenGone: 'skip', key: ['user_id'], person: 'user_id' },
  trainer_suitabilities: {
    record: 'course of a trainer',
    whenGone: 'skip',
    key: [person, 'abstract_course_id'],
    person,
    stays: ['set_by'],
  },
  trainer_group_compatibilities: {
    record: 'organisation of a trainer',
    whenGone: 'skip',
    key: [person, 'group_id'],
    organisation: 'group_id',
    person,
    stays: ['set_by'],
  },
  trainer_exclusions: { record: 'exclusion of a trainer', whenGone: 'skip', person, stays: ['set_by'] },
  trainer_figures: { record: 'figures of a trainer', whenGone: 'skip', key: [person], person },
  availability_rules: { record: 'hours of a trainer', whenGone: 'skip', person },
  availability_overrides: { record: 'exception of a trainer', whenGone: 'skip', person, stays: ['set_by'] },
} as const satisfies MergedData;
