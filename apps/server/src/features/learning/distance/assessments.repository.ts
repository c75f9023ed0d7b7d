import { sql } from 'kysely';
import type { CheckedId, CourseUserId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

export type QuestionData = {
  id: number;
  prompt: string;
  explanation: string;
  options: { id: number; label: string; is_correct: boolean }[];
};

export async function listQuestions(db: Queries, courseId: number): Promise<QuestionData[]> {
  const { rows } = await sql<QuestionData>`
    select q.id, q.prompt, q.explanation,
      (select json_agg(json_build_object('id', o.id, 'label', o.label, 'is_correct', o.is_correct) order by o.sequence)
        from assessment_options o where o.question_id = q.id) as options
    from assessment_questions q where q.course_id = ${courseId} order by q.sequence`.execute(db);
  return rows;
}

/** Finds the requirements of the assessment, before the course is started. */
export async function findAssessment(db: Queries, courseId: number) {
  const { rows } = await sql<{ pass_mark: number; max_attempts: number | null; questions: number }>`
    select t.pass_mark, t.max_attempts,
      (select count(*)::int from assessment_questions q where q.course_id = t.course_id) as questions
    from assessments t where t.course_id = ${courseId}`.execute(db);
  return rows[0];
}

export type AssessmentAttemptId = CheckedId<'assessment attempt'>;

export type AttemptData = {
  id: AssessmentAttemptId;
  attempt: number;
  handed_in_at: Date | null;
  score: number | null;
  passed: boolean | null;
};

/** Lists attempts in their order, none before the course is started. An open one is the last. */
export function listAttempts(db: Queries, courseUserId: CourseUserId | null): Promise<AttemptData[]> {
  return db
    .selectFrom('assessment_attempts')
    .select(['id', 'attempt', 'handed_in_at', 'score', 'passed'])
    .$narrowType<{ id: AssessmentAttemptId }>()
    .where('course_user_id', '=', courseUserId ?? 0)
    .orderBy('attempt')
    .execute();
}

export type AnswerData = { question_id: number; option_ids: number[]; is_correct: boolean | null };

export async function listAnswers(db: Queries, attemptId: AssessmentAttemptId): Promise<AnswerData[]> {
  const { rows } = await sql<AnswerData>`
    select question_id, option_ids, is_correct from assessment_answers where attempt_id = ${attemptId}`.execute(db);
  return rows;
}

export async function openAttempt(
  tx: Tx,
  open: { courseUserId: number; attempt: number; at: Date },
): Promise<{ id: number }> {
  return tx
    .insertInto('assessment_attempts')
    .values({ course_user_id: open.courseUserId, attempt: open.attempt, started_at: open.at })
    .returning('id')
    .executeTakeFirstOrThrow();
}

type Answer = { attemptId: number; questionId: number; chosen: readonly number[]; isCorrect: boolean | null; at: Date };

export async function storeAnswer(tx: Tx, answer: Answer): Promise<void> {
  const fields = {
    option_ids: JSON.stringify(answer.chosen),
    is_correct: answer.isCorrect,
    saved_at: answer.at,
  };
  await tx
    .insertInto('assessment_answers')
    .values({ attempt_id: answer.attemptId, question_id: answer.questionId, ...fields })
    .onConflict((conflict) => conflict.columns(['attempt_id', 'question_id']).doUpdateSet(fields))
    .execute();
}

export async function markAttempt(
  tx: Tx,
  mark: { attemptId: number; score: number; passed: boolean; at: Date },
): Promise<void> {
  await tx
    .updateTable('assessment_attempts')
    .set({ handed_in_at: mark.at, score: mark.score, passed: mark.passed })
    .where('id', '=', mark.attemptId)
    .execute();
}
