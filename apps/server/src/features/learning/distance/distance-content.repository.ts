import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/index.ts';
import type { DistanceContent } from './distance-content.ts';

/** Inserts the contents of a version of a distance course. They never change: another text is another version. */
export async function insertDistanceContent(tx: Tx, courseId: number, content: DistanceContent): Promise<void> {
  for (const [index, material] of content.materials.entries()) {
    await tx
      .insertInto('course_materials')
      .values({
        course_id: courseId,
        sequence: index + 1,
        title: material.title,
        reading_minutes: material.readingMinutes,
        sections: JSON.stringify(material.sections),
        document_id: material.documentId ?? null,
      })
      .execute();
  }
  await tx
    .insertInto('assessments')
    .values({ course_id: courseId, pass_mark: content.passMark, max_attempts: content.maxAttempts })
    .execute();
  for (const [index, question] of content.questions.entries()) {
    const { id } = await tx
      .insertInto('assessment_questions')
      .values({
        course_id: courseId,
        sequence: index + 1,
        prompt: question.prompt,
        explanation: question.explanation,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const options = question.options.map((option, place) => ({
      question_id: id,
      sequence: place + 1,
      label: option.label,
      is_correct: option.correct ?? false,
    }));
    await tx.insertInto('assessment_options').values(options).execute();
  }
}

/** Inserts the materials and the assessment of a course for another course. */
export async function insertContentCopy(tx: Tx, params: { fromCourseId: number; toCourseId: number }): Promise<void> {
  await sql`insert into course_materials (course_id, sequence, title, reading_minutes, sections, document_id)
    select ${params.toCourseId}, sequence, title, reading_minutes, sections, document_id from course_materials
    where course_id = ${params.fromCourseId} order by sequence`.execute(tx);
  await sql`insert into assessments (course_id, pass_mark, max_attempts)
    select ${params.toCourseId}, pass_mark, max_attempts from assessments where course_id = ${params.fromCourseId}`.execute(
    tx,
  );
  await sql`insert into assessment_questions (course_id, sequence, prompt, explanation)
    select ${params.toCourseId}, sequence, prompt, explanation from assessment_questions
    where course_id = ${params.fromCourseId} order by sequence`.execute(tx);
  await sql`insert into assessment_options (question_id, sequence, label, is_correct)
    select n.id, o.sequence, o.label, o.is_correct from assessment_questions q
    join assessment_options o on o.question_id = q.id
    join assessment_questions n on n.course_id = ${params.toCourseId} and n.sequence = q.sequence
    where q.course_id = ${params.fromCourseId} order by n.id, o.sequence`.execute(tx);
}
