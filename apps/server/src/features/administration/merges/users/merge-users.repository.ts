import type { MergeRecordKind } from '@doselore/contract/merges';
import { sql } from 'kysely';
import type { UserId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import { type JoinedMembership, joinedMembership, type Pair } from '../merged-records.repository.ts';

export async function lockPair(tx: Tx, { keepId, dropId }: Pair<UserId>) {
  const rows = await tx
    .selectFrom('users')
    .select([
      'id',
      'first_name',
      'last_name',
      'email',
      'username',
      'job_role',
      'registration_number',
      'state',
      'is_demo',
      'merged_into_id',
      'erased_at',
      'created_at',
    ])
    .$narrowType<{ id: UserId }>()
    .where('id', 'in', [keepId, dropId])
    .orderBy('id')
    .forUpdate()
    .execute();
  return { keep: rows.find(({ id }) => id === keepId), drop: rows.find(({ id }) => id === dropId) };
}
export type LockedUser = NonNullable<Awaited<ReturnType<typeof lockPair>>['keep']>;

export async function isSiteAdmin(db: Queries, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('user_roles')
    .select('role')
    .where('user_id', '=', userId)
    .where('role', '=', 'super_admin')
    .executeTakeFirst();
  return row !== undefined;
}

/** Lists the organisations to which both people belong, with the two memberships joined into one. */
export async function listJoinedMemberships(
  tx: Tx,
  pair: Pair<UserId>,
): Promise<(JoinedMembership & { group_id: number })[]> {
  const { rows } = await sql<JoinedMembership & { group_id: number }>`select k.group_id, ${joinedMembership}
    from group_members k join group_members d on d.group_id = k.group_id and d.user_id = ${pair.dropId}
    where k.user_id = ${pair.keepId} order by k.group_id`.execute(tx);
  return rows;
}

type Rights = { subgroup_id: number; general_pot_access: boolean; view_siblings: boolean };

export async function listJoinedRights(tx: Tx, pair: Pair<UserId>): Promise<Rights[]> {
  const { rows } = await sql<Rights>`
    select k.subgroup_id, k.general_pot_access or d.general_pot_access as general_pot_access,
      k.view_siblings or d.view_siblings as view_siblings
    from subgroup_managers k join subgroup_managers d on d.subgroup_id = k.subgroup_id and d.user_id = ${pair.dropId}
    where k.user_id = ${pair.keepId} order by k.subgroup_id`.execute(tx);
  return rows;
}

type JoinedDelegate = {
  virtual_group_id: number;
  attendance: string | null;
  sessions_marked: number;
  sessions_present: number;
  licence_waiver: string | null;
  licence_id: number | null;
};

/** Lists the courses of which both are delegates, with the better attendance. */
export async function listJoinedAttendance(tx: Tx, pair: Pair<UserId>) {
  const { rows } = await sql<JoinedDelegate>`
    select k.virtual_group_id, coalesce(k.licence_waiver, d.licence_waiver) as licence_waiver,
      greatest(k.sessions_marked, d.sessions_marked) as sessions_marked,
      greatest(k.sessions_present, d.sessions_present) as sessions_present,
      coalesce(k.licence_id, d.licence_id) as licence_id, (select x from unnest(array['attended', 'partial', 'excused', 'absent']) x
      where x in (k.attendance, d.attendance)
      order by array_position(array['attended', 'partial', 'excused', 'absent'], x) limit 1) as attendance
    from virtual_group_delegates k
    join virtual_group_delegates d on d.virtual_group_id = k.virtual_group_id and d.user_id = ${pair.dropId}
    where k.user_id = ${pair.keepId} order by k.virtual_group_id`.execute(tx);
  return rows;
}

type JoinedMark = { virtual_group_session_id: number; attendance: string | null };

/** Lists the sessions at which both have a mark, with the better one. */
export async function listJoinedMarks(tx: Tx, pair: Pair<UserId>): Promise<JoinedMark[]> {
  const { rows } = await sql<JoinedMark>`
    select k.virtual_group_session_id, (select x from unnest(array['attended', 'partial', 'excused', 'absent']) x
      where x in (k.attendance, d.attendance)
      order by array_position(array['attended', 'partial', 'excused', 'absent'], x) limit 1) as attendance
    from session_attendances k join session_attendances d
      on d.virtual_group_session_id = k.virtual_group_session_id and d.user_id = ${pair.dropId}
    where k.user_id = ${pair.keepId} order by 1`.execute(tx);
  return rows;
}

type RollUp = { attendance: string | null; sessions_marked: number; sessions_present: number };

/** Returns the roll-up of a person's marks at a course. Undefined for a course without sessions. */
export async function findRollUp(
  tx: Tx,
  params: { virtualGroupId: number; userId: UserId },
): Promise<RollUp | undefined> {
  const { rows } = await sql<RollUp>`select r.attendance, r.sessions_marked, r.sessions_present
    from attendance_of_course(${params.virtualGroupId}) r where r.user_id = ${params.userId}`.execute(tx);
  return rows[0];
}

/**
 * Lists the waiting list entries that one person cannot have: one of two open entries for a course, the later one without
 * an offer, and an open entry of either for a course of which the other is a delegate.
 */
export async function listNeedlessEntries(tx: Tx, { keepId, dropId }: Pair<UserId>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select w.id from waiting_list_entries w where w.user_id in (${keepId}, ${dropId}) and w.state in ('waiting', 'offered')
      and (exists (select from virtual_group_delegates d where d.virtual_group_id = w.virtual_group_id
          and d.user_id in (${keepId}, ${dropId}))
        or exists (select from waiting_list_entries o where o.virtual_group_id = w.virtual_group_id
          and o.user_id in (${keepId}, ${dropId}) and o.id <> w.id and o.state in ('waiting', 'offered')
          and (o.state = 'waiting', o.joined_at, o.id) < (w.state = 'waiting', w.joined_at, w.id)))
    order by w.id`.execute(tx);
  return rows.map((row) => row.id);
}

export async function listFeedbackSessions(tx: Tx, userId: UserId): Promise<number[]> {
  const rows = await tx
    .selectFrom('session_feedback')
    .select('virtual_group_id')
    .where('user_id', '=', userId)
    .execute();
  return rows.map((row) => row.virtual_group_id);
}

const places = {
  subgroup_members: 'subgroup_id',
  group_managers: 'group_id',
  session_joins: 'virtual_group_session_id',
  delegate_needs: 'virtual_group_id',
} as const;

/**
 * Lists the services to which both belong, the organisations that both manage, the sessions whose meeting both joined,
 * or the courses for which both have needs.
 */
export async function listSharedIds(tx: Tx, params: Pair<UserId> & { table: keyof typeof places }): Promise<number[]> {
  const column = sql.ref(places[params.table]);
  const { rows } = await sql<{ id: number }>`select ${column} as id from ${sql.table(params.table)}
    where user_id in (${params.keepId}, ${params.dropId}) group by 1 having count(*) = 2 order by 1`.execute(tx);
  return rows.map((row) => row.id);
}

export async function listSharedRoles(tx: Tx, params: Pair<UserId>): Promise<string[]> {
  const { rows } = await sql<{ role: string }>`select role from user_roles
    where user_id in (${params.keepId}, ${params.dropId}) group by 1 having count(*) = 2 order by 1`.execute(tx);
  return rows.map((row) => row.role);
}

type Ended = {
  trainer_suitabilities: { abstract_course_id: number }[];
  trainer_exclusions: { id: number }[];
  cannot_attend_reports: { id: number }[];
  availability_enquiries: { id: number }[];
};

/** Rows of two people who lead one course together. */
type LedTogether = { managers: { virtual_group_id: number; user_id: number }[]; claims: number[] };

/**
 * Lists what is too much when two people who lead one course become one: a co-trainer whom the other already is or who
 * would be co-trainer of their own course, and the claims of the dropped person for sessions or dates that claim the kept one.
 */
export async function listLedTogether(tx: Tx, { keepId, dropId }: Pair<UserId>): Promise<LedTogether> {
  const managers = await sql<{ virtual_group_id: number; user_id: number }>`
    select m.virtual_group_id, m.user_id from virtual_group_managers m
    where m.user_id in (${keepId}, ${dropId}) and exists (select from course_leaders() l
      where l.virtual_group_id = m.virtual_group_id and l.user_id in (${keepId}, ${dropId}) and l.user_id <> m.user_id
        and (l.is_lead or m.user_id = ${dropId})) order by 1, 2`.execute(tx);
  const claims = await sql<{ id: number }>`select d.id from time_claims d join time_claims k
      on (k.virtual_group_session_id = d.virtual_group_session_id or k.times_of_interest_id = d.times_of_interest_id
        or k.multi_day_date_id = d.multi_day_date_id)
        and k.trainer_user_id = ${keepId}
    where d.trainer_user_id = ${dropId} order by 1`.execute(tx);
  return { managers: managers.rows, claims: claims.rows.map(({ id }) => id) };
}

/** Returns whether both people are trainers. */
export async function areBothTrainers(tx: Tx, pair: Pair<UserId>): Promise<boolean> {
  const { rows } = await sql<{ user_id: number }>`select user_id from trainers
    where user_id in (${pair.keepId}, ${pair.dropId})`.execute(tx);
  return rows.length === 2;
}

/**
 * Lists rows of the dropped trainer that the kept trainer has too: courses, venues, open reports about a course and open
 * questions about a date.
 */
export async function listSharedOfTrainers(tx: Tx, pair: Pair<UserId>): Promise<Ended> {
  const courses = await sql<{ abstract_course_id: number }>`
    select d.abstract_course_id from trainer_suitabilities d join trainer_suitabilities k
      on k.abstract_course_id = d.abstract_course_id and k.trainer_user_id = ${pair.keepId}
    where d.trainer_user_id = ${pair.dropId} order by 1`.execute(tx);
  const venues = await sql<{ id: number }>`
    select d.id from trainer_exclusions d join trainer_exclusions k
      on k.venue_id = d.venue_id and k.trainer_user_id = ${pair.keepId}
    where d.trainer_user_id = ${pair.dropId} order by 1`.execute(tx);
  const reports = await sql<{ id: number }>`
    select d.id from cannot_attend_reports d join cannot_attend_reports k on k.virtual_group_id = d.virtual_group_id
      and k.trainer_user_id = ${pair.keepId} and k.settled_at is null
    where d.trainer_user_id = ${pair.dropId} and d.settled_at is null order by 1`.execute(tx);
  const enquiries = await sql<{ id: number }>`
    select d.id from availability_enquiries d join availability_enquiries k
      on k.times_of_interest_id = d.times_of_interest_id and k.trainer_user_id = ${pair.keepId} and k.state in ('sent', 'yes')
    where d.trainer_user_id = ${pair.dropId} and d.state in ('sent', 'yes') order by 1`.execute(tx);
  return {
    trainer_suitabilities: courses.rows,
    trainer_exclusions: venues.rows,
    cannot_attend_reports: reports.rows,
    availability_enquiries: enquiries.rows,
  };
}

export type RecordCounts<Kind extends string> = Record<Kind, number>;

/** Counts the records of an account by kind. */
export async function countRecords(db: Queries, userId: UserId): Promise<Partial<RecordCounts<MergeRecordKind>>> {
  const { rows } = await sql<RecordCounts<MergeRecordKind>>`select
    (select count(*)::int from group_members where user_id = ${userId} and archived_at is null) as memberships,
    (select count(*)::int from subgroup_members where user_id = ${userId}) as services,
    (select count(*)::int from group_managers where user_id = ${userId})
      + (select count(*)::int from subgroup_managers where user_id = ${userId}) as managed,
    (select count(*)::int from course_leaders() l where l.user_id = ${userId}) as led,
    (select count(*)::int from licences where user_id = ${userId}) as licences,
    (select count(*)::int from licences where user_id = ${userId} and state in ('issued', 'in_progress')) as live,
    (select count(*)::int from sco_users where user_id = ${userId}) as attempts,
    (select count(*)::int from certificates where user_id = ${userId}) as certificates,
    (select count(*)::int from paper_results where user_id = ${userId}) as paper,
    (select count(*)::int from external_course_users where user_id = ${userId}) as external,
    (select count(*)::int from virtual_group_delegates where user_id = ${userId}) as sessions,
    (select count(*)::int from cpd_records where user_id = ${userId}) as cpd,
    (select count(*)::int from pharmacist_questions where user_id = ${userId}) as questions,
    (select count(*)::int from notifications where user_id = ${userId}) as notifications`.execute(db);
  return rows[0] ?? {};
}

/** Moves records to the owner of their licence or course, so that work started or earned since the merge follows it. */
export async function followParents(tx: Tx, pair: Pair<UserId>): Promise<void> {
  const both = sql`in (${pair.keepId}, ${pair.dropId})`;
  await sql`update course_users c set user_id = l.user_id, group_id = l.group_id from licences l
    where l.id = c.licence_id and l.user_id ${both} and c.user_id <> l.user_id`.execute(tx);
  await sql`update sco_users a set user_id = c.user_id from course_users c
    where c.id = a.course_user_id and c.user_id ${both} and a.user_id <> c.user_id`.execute(tx);
  await sql`update paper_results r set user_id = l.user_id from licences l
    where l.id = r.licence_id and l.user_id ${both} and r.user_id <> l.user_id`.execute(tx);
  await sql`update certificates x set user_id = c.user_id from course_users c
    where x.source = 'online' and x.source_id = c.id and c.user_id ${both} and x.user_id <> c.user_id`.execute(tx);
  await sql`update certificates x set user_id = r.user_id from paper_results r
    where x.source = 'paper' and x.source_id = r.id and r.user_id ${both} and x.user_id <> r.user_id`.execute(tx);
}

/**
 * Lists readings of versions that both have opened: that of the dropped person, or of the kept one where only the dropped
 * one has acknowledged it.
 */
export async function listNeedlessReads(tx: Tx, { keepId, dropId }: Pair<UserId>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select case when k.acknowledged_at is null and d.acknowledged_at is not null then k.id else d.id end as id
    from document_reads k join document_reads d
      on d.document_id = k.document_id and d.version = k.version and d.user_id = ${dropId}
    where k.user_id = ${keepId} order by 1`.execute(tx);
  return rows.map((row) => row.id);
}
