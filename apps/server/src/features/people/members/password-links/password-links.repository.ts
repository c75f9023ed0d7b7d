import type { Level } from '@doselore/contract';
import { sql } from 'kysely';
import type { CheckedId, CheckedPlace, GroupId, SubgroupId, UserId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';

/** Keys of a round of password links: its place, and the person who began it with their role. */
export type RoundRef = CheckedPlace & { level: Level; createdBy: number };

export type RoundId = CheckedId<'round of links'>;

export type RoundData = {
  id: RoundId;
  group_id: GroupId;
  subgroup_id: SubgroupId | null;
  level: Level;
  created_by: UserId;
  created_at: Date;
  finished_at: Date | null;
  waiting: number;
  sent: number;
  failed: number;
};

const select = sql`select r.id, r.group_id, r.subgroup_id, r.level, r.created_by, r.created_at, r.finished_at, c.waiting, c.sent, c.failed
  from link_rounds r
  cross join lateral (select count(*) filter (where p.status = 'waiting')::int as waiting,
    count(*) filter (where p.status = 'sent')::int as sent, count(*) filter (where p.status = 'failed')::int as failed
    from link_round_people p where p.round_id = r.id) c`;

/** Returns the latest round. */
export async function findRound(db: Queries, params: RoundRef): Promise<RoundData | undefined> {
  const { rows } = await sql<RoundData>`${select}
    where r.group_id = ${params.groupId} and r.subgroup_id is not distinct from ${params.subgroupId ?? null}
      and r.level = ${params.level} and r.created_by = ${params.createdBy} order by r.id desc limit 1`.execute(db);
  return rows[0];
}

/**
 * Finds a round for the worker, which has no caller. The worker itself checks the rights of the person who began it.
 */
export async function findRunningRound(db: Queries, roundId: RoundId): Promise<RoundData | undefined> {
  const { rows } = await sql<RoundData>`${select}
    where r.id = ${roundId} and r.finished_at is null for update of r`.execute(db);
  return rows[0];
}

export async function insertRound(
  db: Queries,
  params: RoundRef & { userIds: readonly number[]; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('link_rounds')
    .values({
      group_id: params.groupId,
      subgroup_id: params.subgroupId ?? null,
      level: params.level,
      created_by: params.createdBy,
      created_at: params.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into link_round_people (round_id, user_id)
    select ${id}, n from unnest(${[...params.userIds]}::bigint[]) n`.execute(db);
  return id;
}

export async function listWaiting(db: Queries, roundId: RoundId, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('link_round_people')
    .select('user_id')
    .where('round_id', '=', roundId)
    .where('status', '=', 'waiting')
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}

export type LinkVerdict = { userId: number; reason: string };

/** Saves the verdict on each link. A verdict without a reason means that the link is on its way. */
export async function saveLinkVerdicts(db: Queries, roundId: number, verdicts: readonly LinkVerdict[]): Promise<void> {
  await sql`update link_round_people p set reason = v.reason,
      status = case when v.reason = '' then 'sent' else 'failed' end
    from jsonb_to_recordset(${JSON.stringify(verdicts)}::jsonb) as v("userId" bigint, reason text)
    where p.round_id = ${roundId} and p.user_id = v."userId"`.execute(db);
}

export async function failWaiting(db: Queries, roundId: number, reason: string): Promise<void> {
  await db
    .updateTable('link_round_people')
    .set({ status: 'failed', reason })
    .where('round_id', '=', roundId)
    .where('status', '=', 'waiting')
    .execute();
}

export async function endRound(db: Queries, roundId: number, now: Date): Promise<void> {
  await db.updateTable('link_rounds').set({ finished_at: now }).where('id', '=', roundId).execute();
}

/** Lists people without a link. Leaves out the address of a person who has left. */
export async function listNotSent(db: Queries, roundId: RoundId) {
  const { rows } = await sql<{ id: number; name: string; email: string; reason: string }>`
    select u.id, u.first_name || ' ' || u.last_name as name, p.reason,
      case when exists (select from group_members m where m.user_id = u.id and m.group_id = r.group_id and m.archived_at is null)
        and (r.subgroup_id is null or exists (select from subgroup_members b
          where b.user_id = u.id and b.subgroup_id = r.subgroup_id)) then u.email else '' end as email
    from link_round_people p join link_rounds r on r.id = p.round_id join users u on u.id = p.user_id
    where p.round_id = ${roundId} and p.status = 'failed' order by lower(u.last_name), u.id`.execute(db);
  return rows;
}

export async function removeRoundsBefore(db: Queries, moment: Date): Promise<void> {
  await db.deleteFrom('link_rounds').where('created_at', '<', moment).where('finished_at', 'is not', null).execute();
}
