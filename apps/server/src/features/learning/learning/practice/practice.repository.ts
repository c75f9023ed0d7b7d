import { sql } from 'kysely';
import type { AttemptId, CourseUserId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import type { AttemptPatch } from '../commits/commit.repository.ts';
import { toStoredJson } from '../stored-text.ts';

/** The last practice of an attempt. It is open while `ended_at` is null. */
export type PracticeRow = {
  sco_user_id: AttemptId;
  seq: number;
  fields: AttemptPatch['fields'];
  preferences: Record<string, string>;
  objectives: Record<string, Record<string, string>>;
  interactions: Record<string, object>;
  begun_at: Date;
  ended_at: Date | null;
};

const selectPractice = sql`
  select sco_user_id, seq, fields, preferences, objectives, interactions, begun_at, ended_at from practice_runs`;

export async function findPractice(db: Queries, scoUserId: AttemptId): Promise<PracticeRow | undefined> {
  const { rows } = await sql<PracticeRow>`${selectPractice} where sco_user_id = ${scoUserId}`.execute(db);
  return rows[0];
}

/**
 * Finds the open practice of a session token, of a learner who is not archived.
 * Takes no scope: the launch token of the player is the key.
 */
export async function findPracticeByToken(db: Queries, tokenHash: Buffer): Promise<PracticeRow | undefined> {
  const { rows } = await sql<PracticeRow>`${selectPractice} p where session_token_hash = ${tokenHash}
    and exists (select from sco_users a join users u on u.id = a.user_id where a.id = p.sco_user_id and u.state <> 'disabled')`.execute(
    db,
  );
  return rows[0];
}

/** Opens a practice under a new token. An open one continues; one that has ended begins anew. */
export async function beginPractice(
  db: Queries,
  launch: { scoUserId: AttemptId; tokenHash: Buffer; at: Date },
): Promise<void> {
  const { scoUserId, tokenHash, at } = launch;
  const kept = (column: string) =>
    sql`${sql.ref(column)} = case when p.ended_at is null then ${sql.ref(`p.${column}`)} else '{}' end`;
  const state = sql.join(['fields', 'preferences', 'objectives', 'interactions'].map(kept));
  await sql`
    insert into practice_runs as p (sco_user_id, session_token_hash, begun_at) values (${scoUserId}, ${tokenHash}, ${at})
    on conflict (sco_user_id) do update set session_token_hash = excluded.session_token_hash, seq = 0, ${state},
      begun_at = case when p.ended_at is null then p.begun_at else excluded.begun_at end, ended_at = null`.execute(db);
}

/**
 * Applies a commit like `applyCommit`, to the practice. Returns undefined when no open practice has this token.
 * Takes no scope: the launch token of the player is the key.
 */
export async function applyToPractice(
  db: Queries,
  commit: { tokenHash: Buffer; scoUserId?: number | undefined; seq: number; patch: AttemptPatch },
): Promise<{ seq: number; applied: boolean } | undefined> {
  const { fields, preferences, objectives } = commit.patch;
  const interactions = Object.fromEntries(commit.patch.interactions.map((one) => [one.index, one]));
  const { rows } = await sql<{ seq: number; applied: boolean }>`
    with target as (
      select p.sco_user_id, p.seq from practice_runs p where p.session_token_hash = ${commit.tokenHash}
        and p.sco_user_id = coalesce(${commit.scoUserId ?? null}::int, p.sco_user_id)
        and exists (select from sco_users a join users u on u.id = a.user_id
          where a.id = p.sco_user_id and u.state <> 'disabled')
      for update of p),
    applied as (
      update practice_runs p set seq = ${commit.seq}, fields = p.fields || ${toStoredJson(fields)}::jsonb,
        preferences = p.preferences || ${toStoredJson(preferences)}::jsonb,
        objectives = p.objectives || ${toStoredJson(objectives)}::jsonb,
        interactions = p.interactions || ${toStoredJson(interactions)}::jsonb
      from target t where p.sco_user_id = t.sco_user_id and t.seq < ${commit.seq} returning 1)
    select greatest(t.seq, ${commit.seq})::int as seq, exists (select from applied) as applied from target t`.execute(
    db,
  );
  return rows[0];
}

/** Ends a practice: its token is no longer valid, and the next practice begins anew. */
export async function endPractice(db: Queries, practice: { scoUserId: AttemptId; at: Date }): Promise<void> {
  await db
    .updateTable('practice_runs')
    .set({ ended_at: practice.at, session_token_hash: null })
    .where('sco_user_id', '=', practice.scoUserId)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * Returns whether the learner holds an open licence that renews this course: for the same product or its refresher, in
 * the same organisation.
 */
export async function hasOpenRenewal(db: Queries, courseUserId: CourseUserId): Promise<boolean> {
  const { rows } = await sql<{ is_open: boolean }>`
    select exists (select from licences r where r.user_id = l.user_id and r.group_id = l.group_id and r.id <> l.id
        and r.state in ('issued', 'in_progress')
        and ((r.product_type, r.product_id) = (l.product_type, l.product_id) or exists (select from product_links k
          where k.kind = 'refresher' and k.until_on is null and k.from_type = l.product_type and k.from_id = l.product_id and k.to_type = r.product_type
            and k.to_id = r.product_id))) as is_open
    from course_users cu join licences l on l.id = cu.licence_id where cu.id = ${courseUserId}`.execute(db);
  return rows[0]?.is_open ?? false;
}
