import { sql } from 'kysely';
import type { ProjectRequestId, UserId, VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';

type Converted = { requestId: ProjectRequestId; virtualGroupId: VirtualGroupId; at: Date };

/** Saves that a request, or the second session of a day, became a course. */
export async function saveCompleted(tx: Tx, { requestId, virtualGroupId, at }: Converted): Promise<void> {
  await tx
    .updateTable('project_requests')
    .set({ state: 'completed', state_since: at, virtual_group_id: virtualGroupId, blocked_reason: null })
    .where('id', '=', requestId)
    .execute();
}

type Confirmed = { requestId: ProjectRequestId; interestId: number };

/** Saves which date of a request was confirmed, and releases its other dates. */
export async function saveConfirmedDate(tx: Tx, { requestId, interestId }: Confirmed): Promise<void> {
  await sql`update times_of_interest set state = case when id = ${interestId} then 'confirmed' else 'released' end
    where project_request_id = ${requestId} and state <> 'withdrawn'`.execute(tx);
}

export type Withdrawn = { trainer_user_id: UserId };

/**
 * Withdraws the questions about dates of a request, apart from the yes of the trainer to the date that was confirmed.
 * Returns the other trainers who had been asked or had said yes. The caller has locked the request.
 */
export async function withdrawOthers(
  tx: Tx,
  params: { requestId: ProjectRequestId; interestId: number; trainerUserId: UserId; at: Date },
): Promise<Withdrawn[]> {
  const { rows } = await sql<Withdrawn>`
    with withdrawn as (
      update availability_enquiries e set state = 'withdrawn', ended_at = coalesce(e.ended_at, ${params.at})
      from times_of_interest t where t.id = e.times_of_interest_id and t.project_request_id = ${params.requestId}
        and e.state in ('sent', 'yes')
        and not (e.state = 'yes' and e.trainer_user_id = ${params.trainerUserId}
          and e.times_of_interest_id = ${params.interestId})
      returning e.trainer_user_id)
    select distinct trainer_user_id from withdrawn where trainer_user_id <> ${params.trainerUserId}
    order by trainer_user_id`.execute(tx);
  return rows;
}
