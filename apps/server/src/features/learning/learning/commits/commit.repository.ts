import type { AttemptDelta, Withdrawal } from '@doselore/contract/learning';
import { DELTA_FIELDS, type DeltaField } from '@doselore/scorm/runtime';
import { sql } from 'kysely';
import type { AttemptId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { withdrawn } from '../settling/withdrawal.repository.ts';
import { toStoredJson } from '../stored-text.ts';

/** One row of changes, folded from all deltas of a commit. Later deltas win; times are stored for each session. */
export type AttemptPatch = {
  fields: Partial<Record<DeltaField, string>>;
  /** Sessions that sent a delta and have no time yet. */
  sessions_begun: Record<string, string>;
  session_times: Record<string, string>;
  preferences: Record<string, string>;
  objectives: Record<string, Record<string, string>>;
  interactions: AttemptDelta['interactions'];
};

const columns = sql.raw(DELTA_FIELDS.map((field) => `${field} text`).join(', '));

/** `seq` is the highest number applied so far, by this commit or an earlier one. */
export type CommitOutcome = { sco_user_id: AttemptId; seq: number; applied: boolean; withdrawn: Withdrawal | null };

/**
 * Applies a commit in one statement, so that it is stored whole or not at all and costs one round trip. A `seq` that is
 * not above the last one changes nothing and is acknowledged again. Returns undefined when no attempt of a learner who
 * is not archived has this token. The state of the account is a value, not a join: a merge may move the attempt to
 * another account while this waits for the row, and PostgreSQL does not join again then. `best_status` only rises: a
 * later session in the course does not lose a pass. A commit with a status and without `own_status` comes from a player
 * that was opened before the column existed.
 * Takes no scope: the launch token of the player is the key.
 */
export async function applyCommit(
  db: Queries,
  commit: { tokenHash: Buffer; scoUserId?: number | undefined; seq: number; patch: AttemptPatch; at: Date },
): Promise<CommitOutcome | undefined> {
  const { fields, interactions } = commit.patch;
  const { rows } = await sql<CommitOutcome>`
    with target as (
      select a.id, a.seq, v.mastery_score is not null and s.mastery_override as is_judged, ${withdrawn} as withdrawn
      from sco_users a join scos s on s.id = a.sco_id join sco_versions v on v.id = a.sco_version_id
        join course_users cu on cu.id = a.course_user_id join licences l on l.id = cu.licence_id
      where a.session_token_hash = ${commit.tokenHash} and a.id = coalesce(${commit.scoUserId ?? null}::int, a.id)
        and (select u.state from users u where u.id = a.user_id) <> 'disabled'
      for update of a),
    patch as (
      select * from jsonb_to_record(${toStoredJson(fields)}::jsonb) as p(${columns})),
    applied as (
      update sco_users a set seq = ${commit.seq}, accessed_at = ${commit.at},
        lesson_status = coalesce(p.lesson_status, a.lesson_status),
        own_status = case when p.own_status is null and p.lesson_status is not null then null else coalesce(p.own_status, a.own_status) end,
        best_status = case when array_position(${sql.lit(order)}::text[], coalesce(${reached}, a.best_status))
          < array_position(${sql.lit(order)}::text[], a.best_status) then ${reached} else a.best_status end,
        lesson_location = coalesce(p.lesson_location, a.lesson_location), raw_score = coalesce(p.raw_score, a.raw_score),
        min_score = coalesce(p.min_score, a.min_score), max_score = coalesce(p.max_score, a.max_score),
        exit_value = coalesce(p.exit_value, a.exit_value), session_time = coalesce(p.session_time, a.session_time),
        comments = coalesce(p.comments, a.comments),
        session_times = ${toStoredJson(commit.patch.sessions_begun)}::jsonb || a.session_times || ${toStoredJson(commit.patch.session_times)}::jsonb,
        preferences = a.preferences || ${toStoredJson(commit.patch.preferences)}::jsonb,
        objectives = a.objectives || ${toStoredJson(commit.patch.objectives)}::jsonb
      from target t, patch p where a.id = t.id and t.seq < ${commit.seq} returning a.id),
    suspended as (
      update sco_user_suspend_data d set suspend_data = p.suspend_data from applied, patch p
      where d.sco_user_id = applied.id and p.suspend_data is not null and d.suspend_data <> p.suspend_data returning 1),
    answered as (
      insert into sco_user_interactions as i (sco_user_id, index, id, type, time, weighting, student_response, result, latency,
        objectives, correct_responses)
      select applied.id, n.index, coalesce(n.id, ''), coalesce(n.type, ''), coalesce(n.time, ''), coalesce(n.weighting, ''),
        coalesce(n.student_response, ''), coalesce(n.result, ''), coalesce(n.latency, ''), n.objectives, n.correct_responses
      from applied, jsonb_to_recordset(${toStoredJson(interactions)}::jsonb) as n(index int, id text, type text, time text,
        weighting text, student_response text, result text, latency text, objectives jsonb, correct_responses jsonb)
      on conflict (sco_user_id, index) do update set
        id = coalesce(nullif(excluded.id, ''), i.id), type = coalesce(nullif(excluded.type, ''), i.type),
        time = coalesce(nullif(excluded.time, ''), i.time), weighting = coalesce(nullif(excluded.weighting, ''), i.weighting),
        student_response = coalesce(nullif(excluded.student_response, ''), i.student_response),
        result = coalesce(nullif(excluded.result, ''), i.result), latency = coalesce(nullif(excluded.latency, ''), i.latency),
        objectives = case when excluded.objectives = '[]' then i.objectives else excluded.objectives end,
        correct_responses = case when excluded.correct_responses = '[]' then i.correct_responses else excluded.correct_responses end
      returning 1)
    select t.id as sco_user_id, greatest(t.seq, ${commit.seq})::int as seq, exists (select from applied) as applied,
      t.withdrawn
    from target t`.execute(db);
  return rows[0];
}

/**
 * Returns whether the token belongs to the current launch of an attempt whose learner is not archived.
 * Takes no scope: the launch token of the player is the key.
 */
export async function isLaunchKnown(db: Queries, tokenHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('sco_users')
    .innerJoin('users', 'users.id', 'sco_users.user_id')
    .select('sco_users.id')
    .where('sco_users.session_token_hash', '=', tokenHash)
    .where('users.state', '<>', 'disabled')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * SQL for the status that a commit has reached before its session is settled. A fail waits for that, because a package may
 * let the learner try again within the session; so does a pass that the mastery score judges.
 */
const reached = sql`case when p.lesson_status = 'failed' or t.is_judged and p.lesson_status in ('passed', 'completed')
  then 'incomplete' else p.lesson_status end`;

/** Best status first, as in `bestStatus` of the run-time. */
const order = '{passed,completed,failed,incomplete,browsed,not attempted}';
