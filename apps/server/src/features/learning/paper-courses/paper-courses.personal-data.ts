import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  // The assessor is responsible for the result, also in another person's record.
  paper_results: { about: 'user_id', class: 'record', erase: { reason: '' },
    stays: ['id', 'licence_id', 'paper_course_id', 'user_id', 'group_id', 'outcome', 'taken_on', 'score', 'assessor',
      'recorded_by', 'recorded_at'] },
  paper_result_versions: { about: { by: 'paper_result_id', of: 'paper_results' }, class: 'record', erase: { reason: '' },
    stays: ['id', 'paper_result_id', 'outcome', 'taken_on', 'score', 'assessor', 'corrected_by', 'corrected_at'],
    withheld: ['corrected_by'] },
  paper_feedback: { about: { by: 'paper_result_id', of: 'paper_results' }, class: 'feedback',
    erase: { comment: '', answers: {} }, stays: ['id', 'paper_result_id', 'rating', 'form_id', 'created_at'] },
  paper_scans: { about: { by: 'licence_id', of: 'licences' }, class: 'record', erase: 'rows',
    withheld: ['storage_key', 'uploaded_by'] },
  abstract_paper_courses: 'nothing',
  paper_courses: 'nothing',
} as const satisfies Partial<PersonalData>;
