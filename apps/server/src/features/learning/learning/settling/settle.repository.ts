import type { Withdrawal } from '@doselore/contract/learning';
import type { LessonStatus } from '@doselore/scorm/runtime';
import { sql } from 'kysely';
import {
  type AttemptId,
  type CourseUserId,
  type LicenceId,
  type Scope,
  scopeWhere,
} from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import { isAssessment } from '../online-assessments.repository.ts';
import { withdrawn } from './withdrawal.repository.ts';

/** SQL for the current attempts `o` at the other modules of the attempt `a`. */
const otherModules = sql`select from sco_users o
  where o.course_user_id = a.course_user_id and o.superseded_at is null and o.id <> a.id`;

/** SQL for the id of the newest certificate of the course-user record `cu`. */
const newestCertificate = sql<number | null>`(select c.id from certificates c
  where c.source = 'online' and c.source_id = cu.id order by c.revision desc limit 1)`;

/**
 * Locks the course-user record of an attempt, and its licence. Two modules that finish at the same time are settled one
 * after the other. A take-back in progress commits before the licence is read.
 */
export async function lockCourseUser(tx: Tx, scoUserId: AttemptId) {
  return tx
    .selectFrom('course_users as cu')
    .innerJoin('licences as l', 'l.id', 'cu.licence_id')
    .select([
      'cu.id',
      'cu.licence_id',
      'cu.completion_status',
      withdrawn.as('withdrawn'),
      newestCertificate.as('certificate_id'),
      isAssessment.as('is_assessment'),
    ])
    .$narrowType<{ id: CourseUserId; licence_id: LicenceId }>()
    .where('cu.id', '=', (eb) => eb.selectFrom('sco_users').select('course_user_id').where('id', '=', scoUserId))
    .forUpdate(['cu', 'l'])
    .executeTakeFirstOrThrow();
}

export type ScoToSettle = {
  sco_user_id: number;
  has_begun: boolean;
  /** True when nothing was committed after the attempt was settled last. */
  is_settled: boolean;
  lesson_status: string;
  own_status: string | null;
  best_status: string;
  exit_value: string;
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
      coalesce(a.settled_seq = a.seq, false) as is_settled, a.lesson_status, a.own_status, a.best_status, a.exit_value,
      a.raw_score, a.attempt, v.mastery_score, s.mastery_override, s.max_attempts
    from sco_users a join scos s on s.id = a.sco_id join sco_versions v on v.id = a.sco_version_id
    where a.course_user_id = ${courseUserId} and a.superseded_at is null`.execute(tx);
  return rows;
}

/** Stores the status of an attempt whose row the caller has locked, and that its last commit is settled. */
export async function storeStatus(
  tx: Tx,
  change: { scoUserId: number; status: LessonStatus; best: LessonStatus; at: Date },
): Promise<void> {
  await tx
    .updateTable('sco_users')
    .set(({ ref }) => ({
      lesson_status: change.status,
      best_status: change.best,
      finished_at: change.at,
      settled_seq: ref('seq'),
    }))
    .where('id', '=', change.scoUserId)
    .execute();
}

export type EndedLaunch = {
  best_status: string;
  raw_score: string;
  course_completed: boolean;
  certificate_id: number | null;
  withdrawn: Withdrawal | null;
};

/**
 * Ends a launch that leaves nothing to settle, in one statement, and returns its result. Undefined when there may be
 * something to settle or the token is not the attempt's. Nothing is left when the last commit was settled and the course
 * has ended, or stays open because a module is not done and none has failed for good.
 */
export async function endSettledLaunch(
  db: Queries,
  scope: Scope,
  launch: { scoUserId: AttemptId; tokenHash: Buffer; at: Date },
): Promise<EndedLaunch | undefined> {
  const { rows } = await sql<EndedLaunch>`
    update sco_users a set session_ended_at = ${launch.at}
    from course_users cu join licences l on l.id = cu.licence_id
    where a.id = ${launch.scoUserId} and ${scopeWhere(scope, { owner: sql.ref('a.user_id') })} and cu.id = a.course_user_id
      and a.session_token_hash = ${launch.tokenHash} and a.settled_seq = a.seq
      and (cu.completion_status in ('completed', 'failed') or a.best_status <> 'failed'
        and (a.best_status not in ('passed', 'completed') or exists (${otherModules} and o.best_status not in ('passed', 'completed')))
        and not exists (${otherModules} and o.best_status = 'failed'))
    returning a.best_status, a.raw_score, cu.completion_status = 'completed' as course_completed,
      case when cu.completion_status = 'completed' then ${newestCertificate} end as certificate_id,
      case when cu.completion_status <> 'completed' then ${withdrawn} end as withdrawn`.execute(db);
  return rows[0];
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
