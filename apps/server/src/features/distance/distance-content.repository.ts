import type { Tx } from '../../platform/db/index.ts';
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
