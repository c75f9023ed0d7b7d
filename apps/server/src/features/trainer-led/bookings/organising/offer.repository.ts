import { sql } from 'kysely';
import type { ProjectRequestId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';

/** A date with the trainers whose yes counts. */
export type OfferedDate = { id: number; window_start: Date; window_end: Date; trainer_ids: number[] };

/** Lists the dates of a request that have a trainer, with the trainers whose yes counts. */
export async function listOfferedDates(db: Queries, id: ProjectRequestId): Promise<OfferedDate[]> {
  const { rows } = await sql<OfferedDate>`
    select t.id, t.window_start, t.window_end, jsonb_agg(e.trainer_user_id order by e.trainer_user_id) as trainer_ids
    from times_of_interest t join availability_enquiries e on e.times_of_interest_id = t.id and e.state = 'yes'
    join availability_answers a on a.id = e.answer_id and (not a.has_other_problem or coalesce(a.does_count, false))
    where t.project_request_id = ${id} and t.state = 'available'
    group by t.id order by t.window_start, t.id`.execute(db);
  return rows;
}
