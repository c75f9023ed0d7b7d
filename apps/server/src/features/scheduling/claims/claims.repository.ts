import { sql } from 'kysely';
import type { UserId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';

/** Locks a trainer until commit, so that nobody else claims their time. */
export async function lockTrainer(tx: Tx, trainerId: number): Promise<void> {
  await sql`select from trainers where user_id = ${trainerId} for update`.execute(tx);
}

/** Locks a venue until commit, so that nobody else claims its time. */
export async function lockVenue(tx: Tx, venueId: number): Promise<void> {
  await sql`select from venues where id = ${venueId} for update`.execute(tx);
}

export async function deleteClaims(tx: Tx, virtualGroupId: VirtualGroupId): Promise<void> {
  await sql`delete from time_claims c using virtual_group_sessions s
    where s.id = c.virtual_group_session_id and s.virtual_group_id = ${virtualGroupId}`.execute(tx);
}

type Claims = {
  virtualGroupId: VirtualGroupId;
  of: { trainer_user_id: number } | { venue_id: number };
  override: { reason: string; by: UserId } | null;
};

/** Claims the time of every session of a course for its trainer or its venue. */
export async function insertClaims(tx: Tx, { virtualGroupId, of, override }: Claims): Promise<void> {
  const trainerId = 'trainer_user_id' in of ? of.trainer_user_id : null;
  const venueId = 'venue_id' in of ? of.venue_id : null;
  await sql`insert into time_claims
      (virtual_group_session_id, trainer_user_id, venue_id, during, may_overlap, override_reason, override_by)
    select id, ${trainerId}::bigint, ${venueId}::bigint, tstzrange(training_start, training_end), ${override !== null},
      ${override?.reason ?? null}, ${override?.by ?? null}::bigint
    from virtual_group_sessions where virtual_group_id = ${virtualGroupId} order by ordinal`.execute(tx);
}
