import type { Answer } from '@doselore/contract';
import type { getDistanceTrial, markTrial } from '@doselore/contract/distance';
import { type Actor, notFound } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { inTransaction, type Queries } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { listQuestions } from '../assessments.repository.ts';
import { presentAnswers, presentQuestion, presentText } from '../distance.presenter.ts';
import { listMaterials, type MaterialData } from '../distance.repository.ts';
import { type Given, markAnswers, outcomeOf } from '../mark-answers.ts';
import { findTriedCourse } from './trials.repository.ts';

/**
 * Returns the texts and questions of a distance course. Throws 404 for an archived course or a course of another type.
 */
export async function showDistanceTrial(db: Queries, courseId: number): Promise<Answer<typeof getDistanceTrial>> {
  const course = await getTriedCourse(db, courseId);
  const [materials, questions] = [
    await listMaterials(db, { courseId, courseUserId: null }),
    await listQuestions(db, courseId),
  ];
  return {
    ...course,
    materials: materials.map((row) => ({ id: row.id, ...presentText(row) })),
    questions: questions.map((question) => {
      const { chosen: _, ...shownQuestion } = presentQuestion(question, []);
      return shownQuestion;
    }),
  };
}

/** Finds a material of a distance course that a site admin tries. */
export async function openTriedMaterial(
  db: Queries,
  target: { courseId: number; materialId: number },
): Promise<MaterialData> {
  await getTriedCourse(db, target.courseId);
  const materials = await listMaterials(db, { courseId: target.courseId, courseUserId: null });
  const row = materials.find(({ id }) => id === target.materialId);
  if (row === undefined) throw notFound();
  return row;
}

/** Marks answers by the rules for learners. Stores only the row of the audit trail. */
export async function markDistanceTrial(
  services: Pick<Services, 'db'>,
  actor: Actor,
  { courseId, answers }: { courseId: number; answers: readonly Given[] },
): Promise<Answer<typeof markTrial>> {
  const { pass_mark } = await getTriedCourse(services.db, courseId);
  const questions = await listQuestions(services.db, courseId);
  const marked = markAnswers(questions, answers);
  await inTransaction(services.db, (tx) =>
    recordAudit(tx, actor, { action: 'courses.try', subject: `course ${courseId}` }),
  );
  const rows = marked.map((one) => ({
    question_id: one.questionId,
    option_ids: one.chosen,
    is_correct: one.isCorrect,
  }));
  return { ...outcomeOf(marked, pass_mark), pass_mark, answers: presentAnswers(questions, rows) };
}

async function getTriedCourse(db: Queries, courseId: number) {
  const course = await findTriedCourse(db, courseId);
  if (course === undefined) throw notFound();
  return course;
}
