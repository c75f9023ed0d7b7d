import type { Withdrawal } from '@doselore/contract/learning';
import { readScore } from '@doselore/scorm/runtime';
import { sql } from 'kysely';
import {
  type AttemptId,
  type CourseUserId,
  type LicenceId,
  type Scope,
  scopeWhere,
  type UserId,
} from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';
import { withdrawn } from './settling/withdrawal.repository.ts';
import { fromStoredText } from './stored-text.ts';

type Start = { courseId: number; licenceId: LicenceId; at: Date };

/**
 * Inserts a course-user record for the licence holder and an attempt at the current version of each module of the
 * course.
 */
export async function insertAttempts(tx: Tx, start: Start): Promise<void> {
  await sql`
    with opened as (
      insert into course_users (user_id, course_id, group_id, licence_id, started_at, last_opened_at)
      select l.user_id, ${start.courseId}, l.group_id, l.id, ${start.at}, ${start.at} from licences l
      where l.id = ${start.licenceId} returning id, user_id),
    laid as (
      insert into sco_users (course_user_id, user_id, sco_id, sco_version_id)
      select opened.id, opened.user_id, s.id, s.current_version_id from opened, scos s
      where s.course_id = ${start.courseId} and s.archived_at is null returning id)
    insert into sco_user_suspend_data (sco_user_id) select id from laid`.execute(tx);
}

/** Stores when the learner last worked on a course. */
export async function touchCourse(tx: Tx, params: { courseUserId: CourseUserId; at: Date }): Promise<void> {
  await tx
    .updateTable('course_users')
    .set({ last_opened_at: params.at })
    .where('id', '=', params.courseUserId)
    .execute();
}

export type AttemptRow = {
  id: AttemptId;
  course_user_id: CourseUserId;
  course_id: number;
  group_id: number;
  licence_id: number;
  licence_state: string;
  withdrawn: Withdrawal | null;
  user_id: number;
  first_name: string;
  last_name: string;
  sco_id: number;
  sco_title: string;
  course_title: string;
  attempt: number;
  superseded_at: Date | null;
  lesson_status: string;
  own_status: string | null;
  best_status: string;
  lesson_location: string;
  entry_value: string;
  exit_value: string;
  raw_score: string;
  min_score: string;
  max_score: string;
  total_time: string;
  session_times: Record<string, string>;
  session_time: string;
  comments: string;
  preferences: Record<string, string>;
  objectives: Record<string, Record<string, string>>;
  suspend_data: string;
  interactions: number;
  posted_interactions: number;
  session_token_hash: Buffer | null;
  session_ended_at: Date | null;
  seq: number;
  /** True when the package has finished and has sent nothing since. */
  is_settled: boolean;
  accessed_at: Date | null;
  finished_at: Date | null;
  launch_href: string;
  scorm_type: string;
  launch_data: string;
  mastery_score: number | null;
  max_time_allowed: string;
  time_limit_action: string;
  storage_key: string;
  package_version_id: number;
  mastery_override: boolean;
  complete_on_open: boolean;
  allow_outside_connections: boolean;
  allowed_hosts: string[];
  max_attempts: number | null;
};

const selectAttempt = sql`
  select a.id, a.course_user_id, cu.course_id, cu.group_id, cu.licence_id, l.state as licence_state,
    ${withdrawn} as withdrawn, a.user_id, u.first_name, u.last_name, a.sco_id, s.title as sco_title, ac.title as course_title, a.attempt, a.superseded_at, a.lesson_status, a.own_status,
    a.best_status, a.lesson_location, a.entry_value, a.exit_value, a.raw_score, a.min_score, a.max_score, a.total_time,
    a.session_times, a.session_time, a.comments, a.preferences, a.objectives, d.suspend_data,
    (select coalesce(max(i.index) + 1, 0)::int from sco_user_interactions i where i.sco_user_id = a.id) as interactions,
    (select count(*)::int from sco_user_interactions i where i.sco_user_id = a.id and i.student_response <> '') as posted_interactions,
    a.session_token_hash, a.session_ended_at, a.seq, coalesce(a.settled_seq = a.seq, false) as is_settled, a.accessed_at, a.finished_at, v.launch_href, v.scorm_type, v.launch_data,
    v.mastery_score, v.max_time_allowed, v.time_limit_action, pv.storage_key, pv.id as package_version_id,
    s.mastery_override, s.complete_on_open, s.allow_outside_connections, pv.allowed_hosts, s.max_attempts
  from sco_users a
  join course_users cu on cu.id = a.course_user_id
  join licences l on l.id = cu.licence_id
  join users u on u.id = a.user_id
  join scos s on s.id = a.sco_id
  join courses c on c.id = cu.course_id
  join abstract_courses ac on ac.id = c.abstract_course_id
  join sco_versions v on v.id = a.sco_version_id
  join package_versions pv on pv.id = v.package_version_id
  join sco_user_suspend_data d on d.sco_user_id = a.id`;

export async function findAttempt(db: Queries, scope: Scope, scoUserId: number): Promise<AttemptRow | undefined> {
  const { rows } = await sql<AttemptRow>`${selectAttempt}
    where a.id = ${scoUserId} and ${scopeWhere(scope, { owner: sql.ref('a.user_id') })}`.execute(db);
  return asWritten(rows[0]);
}

/**
 * Finds an attempt by the hash of its session token. The content host has no users and finds attempts only this way.
 * Takes no scope: the launch token of the player is the key.
 */
export async function findAttemptByToken(db: Queries, tokenHash: Buffer): Promise<AttemptRow | undefined> {
  const { rows } = await sql<AttemptRow>`${selectAttempt}
    where a.session_token_hash = ${tokenHash} and u.state <> 'disabled'`.execute(db);
  return asWritten(rows[0]);
}

/** Finds an attempt that is looked at again or practised, of a learner who is not archived. */
export async function findAttemptToPlay(db: Queries, scoUserId: AttemptId): Promise<AttemptRow | undefined> {
  const { rows } = await sql<AttemptRow>`${selectAttempt}
    where a.id = ${scoUserId} and u.state <> 'disabled'`.execute(db);
  return asWritten(rows[0]);
}

/** Returns true for a passed or completed attempt. Opening it again cannot change its result. */
export function isDone(attempt: Pick<AttemptRow, 'best_status'>): boolean {
  return attempt.best_status === 'passed' || attempt.best_status === 'completed';
}

/** Restores texts as the package wrote them. Empties invalid scores of old records, so that the course still opens. */
function asWritten(row: AttemptRow | undefined): AttemptRow | undefined {
  if (row === undefined) return undefined;
  const { suspend_data, lesson_location, comments } = row;
  return {
    ...row,
    raw_score: readScore(row.raw_score),
    min_score: readScore(row.min_score),
    max_score: readScore(row.max_score),
    suspend_data: fromStoredText(suspend_data),
    lesson_location: fromStoredText(lesson_location),
    comments: fromStoredText(comments),
  };
}

/**
 * Locks an attempt and returns it in one statement. All writers lock the attempt before its course, so that commits,
 * finishes and starts queue up. After a wait for the lock, the values of the attempt itself are new. Its answers and
 * suspend data may be older: a caller that shows them reads them afterwards.
 */
export async function lockAttempt(tx: Tx, scope: Scope, scoUserId: number): Promise<AttemptRow | undefined> {
  const { rows } = await sql<AttemptRow>`${selectAttempt}
    where a.id = ${scoUserId} and ${scopeWhere(scope, { owner: sql.ref('a.user_id') })} for update of a`.execute(tx);
  return asWritten(rows[0]);
}

/**
 * Begins a launch in one statement, with its event. A new token makes the earlier launch stale. The time of the earlier
 * launch is added to the total.
 */
export async function beginLaunch(
  tx: Tx,
  launch: {
    scoUserId: AttemptId;
    courseUserId: CourseUserId;
    tokenHash: Buffer;
    entry: string;
    totalTime: string;
    at: Date;
  },
): Promise<void> {
  await sql`
    with launched as (
      update sco_users set session_token_hash = ${launch.tokenHash}, session_ended_at = null, seq = 0, settled_seq = null,
        entry_value = ${launch.entry}, exit_value = '', total_time = ${launch.totalTime}, session_times = '{}',
        session_time = '', accessed_at = ${launch.at}
      where id = ${launch.scoUserId}),
    opened as (update course_users set last_opened_at = ${launch.at} where id = ${launch.courseUserId})
    insert into sco_user_events (sco_user_id, event, detail) values (${launch.scoUserId}, 'launched', '')`.execute(tx);
}

/**
 * Inserts a new attempt at the module, on its current version, and returns its id. The earlier attempt stays stored.
 */
export async function beginAttempt(tx: Tx, after: AttemptRow, at: Date): Promise<number> {
  await tx
    .updateTable('sco_users')
    .set({ superseded_at: at, session_token_hash: null })
    .where('id', '=', after.id)
    .execute();
  const { rows } = await sql<{ id: number }>`
    with fresh as (
      insert into sco_users (course_user_id, user_id, sco_id, sco_version_id, attempt)
      select ${after.course_user_id}, ${after.user_id}, s.id, s.current_version_id, ${after.attempt + 1} from scos s where s.id = ${after.sco_id}
      returning id)
    insert into sco_user_suspend_data (sco_user_id) select id from fresh returning sco_user_id as id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('A new attempt was not stored');
  return row.id;
}

/** Ends a launch and returns the result of its attempt. Undefined when a later launch has taken the attempt over. */
export function endLaunch(db: Queries, launch: { scoUserId: number; tokenHash: Buffer; at: Date }) {
  return db
    .updateTable('sco_users')
    .set({ session_ended_at: launch.at })
    .where('id', '=', launch.scoUserId)
    .where('session_token_hash', '=', launch.tokenHash)
    .returning(['best_status', 'raw_score'])
    .executeTakeFirst();
}

export async function insertAttemptEvent(
  db: Queries,
  event: { scoUserId: number; event: string; detail: string },
): Promise<void> {
  await db
    .insertInto('sco_user_events')
    .values({ sco_user_id: event.scoUserId, event: event.event, detail: event.detail })
    .execute();
}

export function listAnswers(db: Queries, scoUserId: AttemptId) {
  return db
    .selectFrom('sco_user_interactions')
    .select(['index', 'id', 'type', 'student_response', 'correct_responses', 'result'])
    .where('sco_user_id', '=', scoUserId)
    .where('student_response', '<>', '')
    .orderBy('index')
    .execute();
}

/** Returns false for an archived account, which may no longer read the files of a package. */
export async function isLearnerActive(db: Queries, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('state', '<>', 'disabled')
    .executeTakeFirst();
  return row !== undefined;
}
