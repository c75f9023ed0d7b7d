import { sql } from 'kysely';
import type { ProjectRequestId, TwoInOneDayId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import { withSecond } from '../two-in-one/other-session.ts';
import { type WantedData, wantedColumns, wantedJoins } from '../wanted/wanted.repository.ts';

/** A request with its project: what a start is booked, confirmed and converted for. */
export type BookingData = WantedData & {
  kind: 'request';
  id: ProjectRequestId;
  minutes: number;
  day: BookedDay | null;
};

/** Two sessions on one day. `starts_at` is the booked start of the first one, on the wall clock. */
type BookedDay = {
  id: TwoInOneDayId;
  gap_minutes: number;
  is_order_fixed: boolean;
  starts_at: Date | null;
  second: SecondBooking;
};
export type SecondBooking = WantedData & { id: ProjectRequestId; minutes: number; starts_at: Date | null };

type Row = Omit<BookingData, 'day'> & {
  two_in_one_day_id: TwoInOneDayId | null;
  gap_minutes: number | null;
  is_order_fixed: boolean | null;
  starts_at: Date | null;
};

const selected = sql`select 'request' as kind, w.id, w.minutes, w.two_in_one_day_id, d.gap_minutes, d.is_order_fixed, w.chosen_start as starts_at,
    ${wantedColumns}
  from project_requests w ${wantedJoins} left join two_in_one_days d on d.id = w.two_in_one_day_id`;

/** Returns a request with its project, and the second session of the day that it leads. The caller has locked the request. */
export async function getBooking(tx: Queries, id: ProjectRequestId): Promise<BookingData> {
  const { rows } = await sql<Row>`${selected} where w.id = ${id}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`Project request ${id} was locked before and is gone`);
  const { two_in_one_day_id: dayId, gap_minutes, is_order_fixed, starts_at, ...booking } = row;
  if (dayId === null || gap_minutes === null || is_order_fixed === null) return { ...booking, day: null };
  const { rows: seconds } = await sql<Row>`${selected} where w.two_in_one_day_id = ${dayId} and w.half = 'b'`.execute(
    tx,
  );
  const [second] = seconds;
  if (second === undefined) throw new Error(`Day ${dayId} has one request alone`);
  return { ...booking, day: { id: dayId, gap_minutes, is_order_fixed, starts_at, second } };
}

/** Returns the course of the second session of the day that a request leads, if there is one. */
export async function findSecondCourse(
  db: Queries,
  id: ProjectRequestId,
): Promise<{ id: number; group_id: number; title: string } | undefined> {
  const { rows } = await sql<{ id: number; group_id: number; title: string }>`
    select v.id, v.group_id, v.title from project_requests r
    join project_requests s on s.two_in_one_day_id = r.two_in_one_day_id and s.half = 'b' and r.half = 'a'
    join virtual_groups v on v.id = s.virtual_group_id where r.id = ${id}`.execute(db);
  return rows[0];
}

/** Returns the course that a request became, if there is one. */
export async function findBookedCourse(
  db: Queries,
  id: ProjectRequestId,
): Promise<{ id: number; group_id: number; title: string } | undefined> {
  const { rows } = await sql<{ id: number; group_id: number; title: string }>`
    select v.id, v.group_id, v.title from project_requests r join virtual_groups v on v.id = r.virtual_group_id
    where r.id = ${id}`.execute(db);
  return rows[0];
}

type Interest = { id: number; window_start: Date; window_end: Date };

/** Finds a date of a locked request. */
export async function findInterest(
  tx: Tx,
  { id, requestId }: { id: number; requestId: ProjectRequestId },
): Promise<Interest | undefined> {
  const { rows } = await sql<Interest>`select id, window_start, window_end from times_of_interest
    where id = ${id} and project_request_id = ${requestId} and state not in ('withdrawn', 'released')`.execute(tx);
  return rows[0];
}

/**
 * Lists the trainers who said yes to a date, without those whose other problem nobody has handled. Takes no scope: the
 * caller has locked the request.
 */
export async function listWilling(tx: Tx, interestId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select e.trainer_user_id as id from availability_enquiries e
    join availability_answers a on a.id = e.answer_id
    where e.times_of_interest_id = ${interestId} and e.state = 'yes'
      and (not a.has_other_problem or coalesce(a.does_count, false)) order by e.trainer_user_id`.execute(tx);
  return rows.map(({ id }) => id);
}

/**
 * Returns whether a trainer said of a date that they need not be asked once more, and no problem stands in the way. Takes no
 * scope: the caller has locked the request of the date.
 */
export async function hasFirmYes(
  tx: Tx,
  { interestId, trainerUserId }: { interestId: number; trainerUserId: number },
): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from availability_enquiries e
    join availability_answers a on a.id = e.answer_id
    where e.times_of_interest_id = ${interestId} and e.trainer_user_id = ${trainerUserId} and e.state = 'yes'
      and e.is_firm and (not a.has_other_problem or coalesce(a.does_count, false))) as has`.execute(tx);
  return rows[0]?.has ?? false;
}

/** Returns whether another date of a locked request has a trainer who said yes. */
export async function hasOptions(tx: Tx, requestId: ProjectRequestId): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from times_of_interest t
      join availability_enquiries e on e.times_of_interest_id = t.id and e.state = 'yes'
      join availability_answers a on a.id = e.answer_id
      where t.project_request_id = ${requestId} and t.state = 'available'
        and (not a.has_other_problem or coalesce(a.does_count, false))) as has`.execute(tx);
  return rows[0]?.has ?? false;
}

/** Lists the meeting accounts in use, those that hold several meetings at once first. */
export async function listAccounts(tx: Queries): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from video_accounts where archived_at is null
    order by is_exclusive, id`.execute(tx);
  return rows.map(({ id }) => id);
}

type State = 'held' | 'unavailable' | 'confirmed';

export async function saveInterestState(tx: Tx, id: number, state: State): Promise<void> {
  await tx.updateTable('times_of_interest').set({ state }).where('id', '=', id).execute();
}

type Chosen = { booking: BookingData; interestId: number; startsAt: Date; at: Date };

/** Saves that a start of a request, or both starts of a day, are booked and wait for their trainer. */
export async function saveBooked(tx: Tx, { booking, interestId, startsAt, at }: Chosen): Promise<void> {
  const { day } = booking;
  const starts = [
    { id: booking.id, start: day?.starts_at ?? startsAt, accountId: booking.video_account_id },
    ...(day === null
      ? []
      : [{ id: day.second.id, start: day.second.starts_at, accountId: day.second.video_account_id }]),
  ];
  for (const { id, start, accountId } of starts)
    await tx
      .updateTable('project_requests')
      .set({
        ...{ state: 'organiser_booked', state_since: at, chosen_toi_id: interestId, chosen_start: start },
        ...{ video_account_id: accountId, blocked_reason: null },
      })
      .where('id', '=', id)
      .execute();
}

/** Saves that the booked start of a request fell, and what the request waits for now. */
export async function saveFallen(
  tx: Tx,
  { requestId, state, at }: { requestId: ProjectRequestId; state: 'options_ready' | 'seeking'; at: Date },
): Promise<void> {
  await tx
    .updateTable('project_requests')
    .set({ state, state_since: at, chosen_toi_id: null, chosen_start: null, blocked_reason: null })
    .where(withSecond([requestId]))
    .execute();
}

export async function saveVenue(tx: Tx, { id, venueId }: { id: ProjectRequestId; venueId: number }): Promise<void> {
  await tx.updateTable('project_requests').set({ venue_id: venueId }).where('id', '=', id).execute();
}

export async function saveBlocked(tx: Tx, requestId: ProjectRequestId, reason: string): Promise<void> {
  await tx.updateTable('project_requests').set({ blocked_reason: reason }).where('id', '=', requestId).execute();
}

/**
 * Returns when what is held on a date runs out. Undefined when nothing is held at a moment. Takes no scope: the caller has
 * locked the request of the date.
 */
export async function findHoldEnd(
  tx: Tx,
  { interestId, at }: { interestId: number; at: Date },
): Promise<Date | undefined> {
  const { rows } = await sql<{ expires_at: Date | null }>`select min(c.expires_at) as expires_at
    from claims_in_force(${at}) c where c.times_of_interest_id = ${interestId}`.execute(tx);
  return rows[0]?.expires_at ?? undefined;
}
