import type { PersonalData } from '../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  session_feedback: { about: 'user_id', class: 'feedback', erase: { comment: '' },
    stays: ['id', 'user_id', 'virtual_group_id', 'trainer_rating', 'content_rating', 'venue_rating', 'would_recommend', 'created_at'] },
  // The assessor is responsible for the result, also in another person's record.
  paper_results: { about: 'user_id', class: 'record', erase: { reason: '' },
    stays: ['id', 'licence_id', 'paper_course_id', 'user_id', 'group_id', 'outcome', 'taken_on', 'score', 'assessor',
      'recorded_by', 'recorded_at'] },
  abstract_paper_courses: 'nothing',
  paper_courses: 'nothing',
} as const satisfies Partial<PersonalData>;
