import { sql } from 'kysely';
import type { UserId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

type Report = { virtualGroupId: VirtualGroupId; trainerId: UserId; reason: string; at: Date };

/** Inserts the report that a trainer cannot attend. Returns false when one is open already. */
export async function insertReport(tx: Tx, { virtualGroupId, trainerId, reason, at }: Report): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('cannot_attend_reports')
    .values({ virtual_group_id: virtualGroupId, trainer_user_id: trainerId, reason, reported_at: at })
    .onConflict((conflict) =>
      conflict.columns(['virtual_group_id', 'trainer_user_id']).where('settled_at', 'is', null).doNothing(),
    )
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

type Settled = {
  virtualGroupId: VirtualGroupId;
  /** Trainers whose reports are settled. All of the course without it. */
  trainerIds?: readonly number[];
  by: UserId;
  at: Date;
};

/** Settles the open reports of a course. Returns how many there were. */
export async function settleReports(tx: Tx, { virtualGroupId, trainerIds, by, at }: Settled): Promise<number> {
  const { numAffectedRows } = await sql`update cannot_attend_reports set settled_at = ${at}, settled_by = ${by}
    where virtual_group_id = ${virtualGroupId} and settled_at is null
      and (${trainerIds === undefined} or trainer_user_id = any(${[...(trainerIds ?? [])]}::bigint[]))`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

export type LeaderData = {
  id: number;
  name: string;
  is_lead: boolean;
  reason: string | null;
  reported_at: Date | null;
};

/** Lists who leads a course, its trainer first, with the open report of each. */
export async function listLeaders(db: Queries, virtualGroupId: VirtualGroupId): Promise<LeaderData[]> {
  const { rows } = await sql<LeaderData>`
    select u.id, u.first_name || ' ' || u.last_name as name, l.is_lead, r.reason, r.reported_at
    from course_leaders() l join users u on u.id = l.user_id
    left join cannot_attend_reports r on r.virtual_group_id = l.virtual_group_id and r.trainer_user_id = u.id
      and r.settled_at is null
    where l.virtual_group_id = ${virtualGroupId} order by l.is_lead desc, u.id`.execute(db);
  return rows;
}
