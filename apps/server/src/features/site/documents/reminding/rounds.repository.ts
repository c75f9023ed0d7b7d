import { sql } from 'kysely';
import { type CheckedId, type GroupId, type UserId, withoutScope } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

/** Id of a round of reminders, for the background task. */
export type RoundId = CheckedId<'reminder round'>;

type NewRound = { documentId: number; userIds: readonly number[] | null; askedBy: UserId; at: Date; total: number };

export async function insertRound(tx: Tx, { documentId, userIds, askedBy, at, total }: NewRound): Promise<number> {
  const { id } = await tx
    .insertInto('document_reminder_rounds')
    .values({ document_id: documentId, user_ids: userIds && [...userIds], asked_by: askedBy, asked_at: at, total })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type RunningRound = {
  id: RoundId;
  document_id: number;
  /** Null for a document of the site. */
  group_id: GroupId | null;
  asked_by: number;
  last_user_id: number;
};

/** Finds a round that is not finished, and locks it until commit. */
export async function lockRunning(tx: Tx, roundId: RoundId): Promise<RunningRound | undefined> {
  const { rows } = await sql<RunningRound>`
    select r.id, r.document_id, d.group_id, r.asked_by, r.last_user_id
    from document_reminder_rounds r join documents d on d.id = r.document_id
    where r.id = ${roundId} and r.finished_at is null for no key update of r`.execute(tx);
  return rows[0];
}

/** Lists the ids of the next people of a round, in ascending order. Not all of them are readers. */
export async function listNextIds(tx: Tx, round: RunningRound, most: number): Promise<UserId[]> {
  const { rows } = await sql<{ id: UserId }>`select u.id from users u
    where u.id > ${round.last_user_id} and u.state = 'active'
      and exists (select from document_reminder_rounds r
        where r.id = ${round.id} and (r.user_ids is null or u.id = any(r.user_ids)))
      and (${round.group_id}::bigint is null or exists (select from group_members m
        where m.user_id = u.id and m.group_id = ${round.group_id} and m.archived_at is null))
    order by u.id limit ${most}`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Stores a reminder of each person, sent by the requester of the round. */
export async function insertReminders(
  tx: Tx,
  round: RunningRound,
  { userIds, at }: { userIds: readonly UserId[]; at: Date },
): Promise<void> {
  await sql`insert into document_reminders (document_id, user_id, sent_by, sent_at)
    select ${round.document_id}, unnest(${[...userIds]}::bigint[]), ${round.asked_by}, ${at}`.execute(tx);
}

export async function saveProgress(
  tx: Tx,
  roundId: RoundId,
  { sent, lastId, finishedAt }: { sent: number; lastId: number; finishedAt: Date | null },
): Promise<void> {
  await sql`update document_reminder_rounds
    set sent = sent + ${sent}, last_user_id = ${lastId}, finished_at = ${finishedAt}::timestamptz,
      user_ids = case when ${finishedAt}::timestamptz is null then user_ids end where id = ${roundId}`.execute(tx);
}

export async function markFailed(tx: Tx, roundId: RoundId, at: Date): Promise<void> {
  await sql`update document_reminder_rounds set has_failed = true, finished_at = ${at}, user_ids = null
    where id = ${roundId} and finished_at is null`.execute(tx);
}

export const roundIdOf = (subjectId: number): RoundId => withoutScope(subjectId, 'task');

export type RoundData = {
  id: number;
  asked_at: Date;
  asked_by_name: string | null;
  is_site_admin: boolean;
  total: number;
  sent: number;
  is_finished: boolean;
  has_failed: boolean;
};

/**
 * Lists the rounds of a document, the newest first. The caller has found the document in its place.
 * Takes no scope: the caller has found the document in its place.
 */
export async function listRounds(db: Queries, documentId: number): Promise<RoundData[]> {
  const { rows } = await sql<RoundData>`
    select r.id, r.asked_at, case when u.erased_at is null then u.first_name || ' ' || u.last_name end as asked_by_name,
      exists (select from user_roles x where x.user_id = u.id and x.role = 'super_admin') as is_site_admin,
      greatest(r.total, r.sent) as total, r.sent, r.finished_at is not null as is_finished, r.has_failed
    from document_reminder_rounds r join users u on u.id = r.asked_by
    where r.document_id = ${documentId} order by r.id desc limit 20`.execute(db);
  return rows;
}
