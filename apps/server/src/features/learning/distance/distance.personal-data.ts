import type { PersonalData } from '../../../platform/personal-data/index.ts';

// biome-ignore format: the lines form a table
export const personalData = {
  assessment_answers: { about: { by: 'attempt_id', of: 'assessment_attempts' }, class: 'answers', erase: 'rows',
    isAnswers: true },
  material_reads: { about: { by: 'course_user_id', of: 'course_users' }, class: 'record', erase: {},
    stays: ['course_user_id', 'material_id', 'read_at'] },
  assessment_attempts: { about: { by: 'course_user_id', of: 'course_users' }, class: 'record', erase: {},
    stays: ['id', 'course_user_id', 'attempt', 'started_at', 'handed_in_at', 'score', 'passed'] },
  assessment_options: 'nothing',
  assessment_questions: 'nothing',
  assessments: 'nothing',
  course_materials: 'nothing',
} as const satisfies Partial<PersonalData>;
