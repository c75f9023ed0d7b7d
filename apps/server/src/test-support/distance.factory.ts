import { publishContent } from '../features/learning/distance/index.ts';
import type { Services } from '../platform/services.ts';
import { buildAbstractCourse } from './catalogue.factory.ts';

type Overrides = {
  title?: string;
  months?: number;
  maxAttempts?: number | null;
  passMark?: number;
  materials?: number;
  documentId?: number;
};
export type BuiltDistance = {
  productId: number;
  courseId: number;
  materialIds: number[];
  questions: { id: number; right: number[]; wrong: number }[];
};

/** Builds a live distance course with two texts and two questions. The second question takes two answers. */
export async function buildDistanceCourse(services: Services, overrides: Overrides = {}): Promise<BuiltDistance> {
  const { db } = services;
  const productId = await buildAbstractCourse(db, overrides);
  const course = await db
    .insertInto('courses')
    .values({ abstract_course_id: productId, deliverable_id: 2, is_live: true, went_live_at: '2026-01-05T09:00:00Z' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const text = { heading: 'Why', paragraphs: ['Because of this.'], points: ['First', 'Second'] };
  const materials = Array.from({ length: overrides.materials ?? 2 }, (_, index) => ({
    title: `Text ${index + 1}`,
    readingMinutes: 5,
    sections: [text],
    ...(overrides.documentId === undefined ? {} : { documentId: overrides.documentId }),
  }));
  const option = (label: string, correct: boolean) => ({ label, correct });
  const questions = [
    { prompt: 'Which one?', explanation: 'It is A.', options: [option('A', true), option('B', false)] },
    {
      prompt: 'Which two?',
      explanation: '',
      options: [option('C', true), option('D', true), option('E', false)],
    },
  ];
  const { maxAttempts = null, passMark = 80 } = overrides;
  const content = { materials, questions, maxAttempts, passMark };
  await publishContent(db, course.id, content);
  const stored = await db
    .selectFrom('assessment_options')
    .innerJoin('assessment_questions', 'assessment_questions.id', 'assessment_options.question_id')
    .select(['assessment_options.id', 'question_id', 'is_correct'])
    .where('course_id', '=', course.id)
    .orderBy('assessment_options.id')
    .execute();
  const ids = [...new Set(stored.map(({ question_id }) => question_id))];
  const rows = await db
    .selectFrom('course_materials')
    .select('id')
    .where('course_id', '=', course.id)
    .orderBy('sequence')
    .execute();
  return {
    productId,
    courseId: course.id,
    materialIds: rows.map(({ id }) => id),
    questions: ids.map((id) => {
      const own = stored.filter(({ question_id }) => question_id === id);
      return {
        id,
        right: own.filter(({ is_correct }) => is_correct).map((one) => one.id),
        wrong: own.find(({ is_correct }) => !is_correct)?.id ?? 0,
      };
    }),
  };
}
