import type { LessonStatus } from '@doselore/scorm/runtime';
import { sql } from 'kysely';
import type { AttemptId, CourseUserId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { withdrawn } from './withdrawal.repository.ts';

/**
 * Locks the course-user record of an attempt, and its licence. Two modules that finish at the same time are settled one
 * after the other. A take-back in progress commits before the licence is read.
 */
export async function lockCourseUser(tx: Tx, scoUserId: AttemptId) {
  return tx
    .selectFrom('course_users as cu')
    .innerJoin('licences as l', 'l.id', 'cu.licence_id')
    .select((eb) => [
      'cu.id',
      'cu.licence_id',
      'cu.completion_status',
      withdrawn.as('withdrawn'),
      eb
        .selectFrom('certificates as c')
        .select('c.id')
        .where('c.source', '=', 'online')
        .whereRef('c.source_id', '=', 'cu.id')
        .orderBy('c.revision', 'desc')
        .limit(1)
        .as('certificate_id'),
    ])
    .$narrowType<{ id: CourseUserId }>()
    .where('cu.id', '=', (eb) => eb.selectFrom('sco_users').select('course_user_id').where('id', '=', scoUserId))
    .forUpdate(['cu', 'l'])
    .executeTakeFirstOrThrow();
}

export type ScoToSettle = {
  sco_user_id: number;
  has_begun: boolean;
  /** True when this launch has set a result already. */
  is_settled: boolean;
  lesson_status: string;
  best_status: string;
  raw_score: string;
  attempt: number;
  mastery_score: number | null;
  mastery_override: boolean;
  max_attempts: number | null;
};

/** Lists the current attempt at each module that was inserted when the course was started. */
export async function listScosToSettle(tx: Tx, courseUserId: CourseUserId): Promise<ScoToSettle[]> {
  const { rows } = await sql<ScoToSettle>`
    select a.id as sco_user_id, a.session_times <> '{}' as has_begun,
      coalesce(a.finished_at >= a.accessed_at, false) as is_settled, a.lesson_status, a.best_status, a.raw_score, a.attempt, v.mastery_score, s.mastery_override, s.max_attempts
    from sco_users a join scos s on s.id = a.sco_id join sco_versions v on v.id = a.sco_version_id
    where a.course_user_id = ${courseUserId} and a.superseded_at is null`.execute(tx);
  return rows;
}

export async function storeStatus(
  tx: Tx,
  change: { scoUserId: number; status: LessonStatus; best: LessonStatus; at: Date },
): Promise<void> {
  await tx
    .updateTable('sco_users')
    .set({ lesson_status: change.status, best_status: change.best, finished_at: change.at })
    .where('id', '=', change.scoUserId)
    .execute();
}

export type Finish = { courseUserId: number; licenceId: number; outcome: 'completed' | 'failed'; at: Date };

/** Stores how a course ended for a person. */
export async function storeOutcome(tx: Tx, finish: Finish): Promise<void> {
  const completedAt = finish.outcome === 'completed' ? finish.at : null;
  await tx
    .updateTable('course_users')
    .set({ completion_status: finish.outcome, completed_at: completedAt })
    .where('id', '=', finish.courseUserId)
    .execute();
}
