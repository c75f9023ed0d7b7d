import type { Answer } from '@doselore/contract';
import type { DistanceParts, DistanceResults, getAssessment } from '@doselore/contract/distance';
import { type CourseUserId, notFound } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { showCertificateOfCourse } from '../../certificates/certificates/index.ts';
import { askForFeedback } from '../learning/index.ts';
import { checkMayAnswer, readTurn } from './assessment-turn.ts';
import { findAssessment, listAnswers, listQuestions } from './assessments.repository.ts';
import { presentAnswers, presentOutcome, presentParts, presentQuestion } from './distance.presenter.ts';
import { type Enrolment, listMaterials } from './distance.repository.ts';

/** Returns the parts of a distance course with this person's progress. Returns null for a course of another type. */
export async function readParts(
  db: Queries,
  target: { courseId: number; courseUserId: CourseUserId | null },
): Promise<DistanceParts | null> {
  const assessment = await findAssessment(db, target.courseId);
  if (assessment === undefined) return null;
  const materials = await listMaterials(db, target);
  const turn = await readTurn(db, target.courseUserId);
  return presentParts(target.courseUserId, { materials, assessment, turn });
}

export async function readAssessment(db: Queries, enrolment: Enrolment): Promise<Answer<typeof getAssessment>> {
  await checkMayAnswer(db, enrolment);
  const [questions, turn] = [await listQuestions(db, enrolment.course_id), await readTurn(db, enrolment.id)];
  const answers = turn.open === undefined ? [] : await listAnswers(db, turn.open.id);
  return {
    course_id: enrolment.course_id,
    group_id: enrolment.group_id,
    title: enrolment.title,
    attempt: turn.attempt,
    max_attempts: enrolment.max_attempts,
    pass_mark: enrolment.pass_mark,
    questions: questions.map((question) => presentQuestion(question, answers)),
  };
}

/** Returns the results of the last submitted attempt. */
export async function readResults(db: Queries, enrolment: Enrolment): Promise<DistanceResults> {
  const last = (await readTurn(db, enrolment.id)).handedIn.at(-1);
  if (last === undefined) throw notFound();
  const isCompleted = enrolment.completion_status === 'completed';
  const [questions, answers, certificate, feedback] = await Promise.all([
    listQuestions(db, enrolment.course_id),
    listAnswers(db, last.id),
    showCertificateOfCourse(db, enrolment.id),
    askForFeedback(db, { courseUserId: enrolment.id, isCompleted }),
  ]);
  return {
    ...presentOutcome(enrolment, last),
    certificate,
    ask_for_feedback: feedback.ask,
    feedback_form: feedback.form,
    answers: presentAnswers(questions, answers),
  };
}
