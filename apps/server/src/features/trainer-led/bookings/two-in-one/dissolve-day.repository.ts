import type { RequestState } from '@doselore/contract/bookings';
import { sql } from 'kysely';
import type { ProjectRequestId, TwoInOneDayId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';

export async function findState(tx: Tx, id: ProjectRequestId): Promise<RequestState | undefined> {
  const { rows } = await sql<{ state: RequestState }>`select state from project_requests where id = ${id}`.execute(tx);
  return rows[0]?.state;
}

type Alone = { dayId: TwoInOneDayId; kept: ProjectRequestId; ended: ProjectRequestId; reason: string; at: Date };

/** Saves that one session of a locked day goes on alone, with the trainers and thresholds of the day, and the other one ended. */
export async function saveAlone(tx: Tx, { dayId, kept, ended, reason, at }: Alone): Promise<void> {
  await sql`update project_requests r set two_in_one_day_id = null, half = null, chosen_toi_id = null, chosen_start = null,
      blocked_reason = null, excluded_trainer_ids = l.excluded_trainer_ids, thresholds = l.thresholds,
      state = case when r.id = ${ended} then 'cancelled' else r.state end,
      state_since = case when r.id = ${ended} then ${at}::timestamptz else r.state_since end,
      end_reason = case when r.id = ${ended} then ${reason} end
    from project_requests l where l.two_in_one_day_id = ${dayId} and l.half = 'a'
      and r.id in (${kept}, ${ended})`.execute(tx);
  await sql`delete from two_in_one_days where id = ${dayId}`.execute(tx);
}

/** Gives the dates of a request, with what was asked and answered about them, to another one. A held date has a trainer again. */
export async function moveDates(tx: Tx, { from, to }: { from: ProjectRequestId; to: ProjectRequestId }): Promise<void> {
  await sql`update times_of_interest set project_request_id = ${to},
      state = case when state = 'held' then 'available' else state end
    where project_request_id = ${from}`.execute(tx);
}

/** Saves that a request looks for trainers again. */
export async function saveSearching(tx: Tx, { id, at }: { id: ProjectRequestId; at: Date }): Promise<void> {
  await sql`update project_requests set state = 'seeking', state_since = ${at} where id = ${id}`.execute(tx);
}
