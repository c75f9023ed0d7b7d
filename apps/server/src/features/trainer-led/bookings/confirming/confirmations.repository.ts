import type { ConfirmationState, ManualStatus } from '@doselore/contract/bookings';
import type { ConflictCode } from '@doselore/contract/scheduling';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { MultiDayId, ProjectId, ProjectRequestId, UserId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import { isUnfit } from '../due/unfit.ts';
import { secondCourseOf } from '../two-in-one/other-session.ts';

export type ConfirmationData = {
  id: number;
  interest_id: number | null;
  request_id: ProjectRequestId | null;
  multi_day_id: MultiDayId | null;
  project_id: ProjectId;
  trainer_user_id: UserId;
  trainer: string;
  starts_at: Date;
  state: ConfirmationState;
  asked_at: Date;
  due_at: Date;
  reminded_at: Date[];
  ended_at: Date | null;
  answered_by: string | null;
  reason: string | null;
  manual_status: ManualStatus | null;
  manual_note: string | null;
  own_override: ConflictCode[];
  conflict_reason: string | null;
  conflict_by: UserId | null;
};

/** Question about a start on a date of a request. */
export type StartConfirmation = ConfirmationData & { interest_id: number; request_id: ProjectRequestId };
/** Question about all dates of a course of several days. */
export type DaysConfirmation = ConfirmationData & { multi_day_id: MultiDayId };

const selected = sql`select c.id, c.times_of_interest_id as interest_id, t.project_request_id as request_id, c.multi_day_id,
    coalesce(r.project_id, m.project_id) as project_id,
    c.trainer_user_id, u.first_name || ' ' || u.last_name as trainer, c.starts_at, c.state, c.asked_at, c.due_at,
    c.reminded_at, c.ended_at, b.first_name || ' ' || b.last_name as answered_by, c.reason, c.manual_status, c.manual_note,
    to_jsonb(c.own_override) as own_override, c.conflict_reason, c.conflict_by
  from confirmation_enquiries c left join times_of_interest t on t.id = c.times_of_interest_id
  left join project_requests r on r.id = t.project_request_id left join multi_days m on m.id = c.multi_day_id
  join users u on u.id = c.trainer_user_id
  left join users b on b.id = c.answered_by`;

/**
 * Finds a question by its id: only that of a trainer, when one is named. Takes no scope: site admins reach every question,
 * trainers their own.
 */
export async function findConfirmation(
  db: Queries,
  id: number,
  trainerUserId?: UserId,
): Promise<ConfirmationData | undefined> {
  const { rows } = await sql<ConfirmationData>`${selected} where c.id = ${id}
    and c.trainer_user_id = coalesce(${trainerUserId ?? null}::bigint, c.trainer_user_id)`.execute(db);
  return rows[0];
}

/** Locks a question until commit, and returns it anew. Takes no scope: the caller has locked its project and its request. */
export async function lockConfirmation(tx: Tx, id: number): Promise<ConfirmationData | undefined> {
  await sql`select from confirmation_enquiries where id = ${id} for update`.execute(tx);
  return findConfirmation(tx, id);
}

/** Booking whose questions are read: a request, or a course of several days. */
type Booking = { requestId: ProjectRequestId } | { multiDayId: MultiDayId };

const isAbout = (booking: Booking): RawBuilder<SqlBool> =>
  'multiDayId' in booking
    ? sql`c.multi_day_id = ${booking.multiDayId}`
    : sql`t.project_request_id = ${booking.requestId}`;

/** Lists the questions about a booking, the newest first. */
export async function listConfirmationRows(db: Queries, booking: Booking): Promise<ConfirmationData[]> {
  const { rows } = await sql<ConfirmationData>`${selected} where ${isAbout(booking)}
    order by c.asked_at desc, c.id desc`.execute(db);
  return rows;
}

/** Lists the open questions to a trainer, the earliest deadline first. */
export async function listOwnRows(db: Queries, userId: UserId): Promise<ConfirmationData[]> {
  const { rows } = await sql<ConfirmationData>`${selected} where c.trainer_user_id = ${userId} and c.state = 'asked'
    order by c.due_at, c.id`.execute(db);
  return rows;
}

type Due = { now: Date; id?: number };
/** Open question. `is_unfit` tells that its trainer can no longer lead the course. */
export type OpenConfirmation = { id: number; asked_at: Date; due_at: Date; reminded_at: Date[]; is_unfit: boolean };

const unfit = isUnfit({
  trainer: sql.ref('c.trainer_user_id'),
  course: sql`coalesce(r.abstract_course_id, m.abstract_course_id)`,
  second: secondCourseOf,
  start: sql.ref('c.starts_at'),
});

/**
 * Lists open questions of organisations in use, all or one of them. Takes no scope: a job reads the whole site, and its task
 * one question.
 */
export async function listOpen(db: Queries, { now, id }: Due): Promise<OpenConfirmation[]> {
  const { rows } = await sql<OpenConfirmation>`
    select c.id, c.asked_at, c.due_at, c.reminded_at, ${unfit} as is_unfit from confirmation_enquiries c
    left join times_of_interest t on t.id = c.times_of_interest_id left join project_requests r on r.id = t.project_request_id
    left join multi_days m on m.id = c.multi_day_id
    join projects p on p.id = coalesce(r.project_id, m.project_id) join groups g on g.id = p.group_id and g.archived_at is null
    where c.state = 'asked' and c.asked_at < ${now} and p.paused_since is null
      and (${id ?? null}::bigint is null or c.id = ${id ?? null}) order by c.id`.execute(db);
  return rows;
}

type New = {
  trainerUserId: number;
  /** Date of a request whose start is asked about, or course of several days. */
  target: { interestId: number } | { multiDayId: number };
  /** First one of a course of several days. */
  startsAt: Date;
  askedAt: Date;
  dueAt: Date;
  override: { reason: string; by: UserId } | null;
  scoreData: object;
};

export async function insertConfirmation(tx: Tx, one: New): Promise<number> {
  const { id } = await tx
    .insertInto('confirmation_enquiries')
    .values({
      ...{ trainer_user_id: one.trainerUserId, starts_at: one.startsAt },
      ...('multiDayId' in one.target
        ? { multi_day_id: one.target.multiDayId }
        : { times_of_interest_id: one.target.interestId }),
      ...{ asked_at: one.askedAt, due_at: one.dueAt, score_data: JSON.stringify(one.scoreData) },
      ...{ conflict_reason: one.override?.reason ?? null, conflict_by: one.override?.by ?? null },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Ended = {
  id: number;
  state: Exclude<ConfirmationState, 'asked'>;
  at: Date;
  by: UserId | null;
  reason?: string | null;
  manual?: Manual | undefined;
  ownOverride?: readonly ConflictCode[];
};
/** Answer that a site admin recorded for a trainer. */
export type Manual = { status: ManualStatus; note: string };

export async function endConfirmation(
  tx: Tx,
  { id, state, at, by, reason, manual, ownOverride }: Ended,
): Promise<void> {
  await tx
    .updateTable('confirmation_enquiries')
    .set({
      ...{ state, ended_at: at, answered_by: by, reason: reason ?? null, own_override: [...(ownOverride ?? [])] },
      ...(manual && { manual_status: manual.status, manual_note: manual.note }),
    })
    .where('id', '=', id)
    .execute();
}

export async function saveNote(tx: Tx, id: number, manual: Manual): Promise<void> {
  await tx
    .updateTable('confirmation_enquiries')
    .set({ manual_status: manual.status, manual_note: manual.note })
    .where('id', '=', id)
    .execute();
}

export async function saveReminded(tx: Tx, id: number, at: Date): Promise<void> {
  await sql`update confirmation_enquiries set reminded_at = reminded_at || ${at}::timestamptz where id = ${id}`.execute(
    tx,
  );
}

/** Takes back the yes of a trainer to a date, because they do not confirm it. */
export async function withdrawYes(
  tx: Tx,
  { interestId, trainerUserId }: { interestId: number; trainerUserId: UserId },
): Promise<void> {
  await sql`update availability_enquiries set state = 'withdrawn' where times_of_interest_id = ${interestId}
    and trainer_user_id = ${trainerUserId} and state = 'yes'`.execute(tx);
}

/** Withdraws the open question about a locked booking. Returns the trainers asked. */
export async function endQuestions(tx: Tx, booking: Booking, at: Date): Promise<UserId[]> {
  const { rows } = await sql<{ trainer_user_id: UserId }>`
    update confirmation_enquiries q set state = 'withdrawn', ended_at = ${at}
    from confirmation_enquiries c left join times_of_interest t on t.id = c.times_of_interest_id
    where q.id = c.id and ${isAbout(booking)} and c.state = 'asked'
    returning q.trainer_user_id`.execute(tx);
  return rows.map(({ trainer_user_id }) => trainer_user_id);
}
