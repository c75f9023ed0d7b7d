import { sql } from 'kysely';
import type { ProjectRequestId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import { type WantedData, wantedColumns, wantedJoins } from '../wanted/wanted.repository.ts';

/** A request with its project: what a start is booked, confirmed and converted for. */
export type BookingData = WantedData & { kind: 'request'; id: ProjectRequestId; minutes: number };

/** Returns a request with its project. The caller has locked the request. */
export async function getBooking(tx: Queries, id: ProjectRequestId): Promise<BookingData> {
  const { rows } = await sql<BookingData>`select 'request' as kind, w.id, w.minutes, ${wantedColumns}
    from project_requests w ${wantedJoins} where w.id = ${id}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`Project request ${id} was locked before and is gone`);
  return row;
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

type Chosen = { requestId: ProjectRequestId; interestId: number; startsAt: Date; accountId: number | null; at: Date };

/** Saves that a start of a request is booked and waits for its trainer. */
export async function saveBooked(tx: Tx, { requestId, interestId, startsAt, accountId, at }: Chosen): Promise<void> {
  await tx
    .updateTable('project_requests')
    .set({
      ...{ state: 'organiser_booked', state_since: at, chosen_toi_id: interestId, chosen_start: startsAt },
      ...{ video_account_id: accountId, blocked_reason: null },
    })
    .where('id', '=', requestId)
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
    .where('id', '=', requestId)
    .execute();
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
