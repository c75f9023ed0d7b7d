import type { EnquiryState, RequestState, Thresholds } from '@doselore/contract/bookings';
import { sql } from 'kysely';
import type { ProjectRequestId, UserId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import { withSecond } from '../two-in-one/other-session.ts';

type Before = { trainer_user_id: number; times_of_interest_id: number; state: EnquiryState; round: number };

/** Lists who was asked about the dates of a request, in every round. */
export async function listAskedBefore(db: Queries, id: ProjectRequestId): Promise<Before[]> {
  const { rows } = await sql<Before>`select e.trainer_user_id, e.times_of_interest_id, e.state, e.round
    from availability_enquiries e join times_of_interest t on t.id = e.times_of_interest_id
    where t.project_request_id = ${id}`.execute(db);
  return rows;
}

/** Returns which of these ids are trainers. Takes no scope: site admins name trainers of the whole site. */
export async function listTrainersAmong(db: Queries, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`select user_id from trainers
    where user_id = any(${[...ids]}::bigint[])`.execute(db);
  return rows.map(({ user_id: id }) => id);
}

/**
 * Holds trainers until commit, and returns those who are still active. Takes no scope: the comparison of a checked request
 * has found them.
 */
export async function holdActiveTrainers(tx: Tx, ids: readonly number[]): Promise<UserId[]> {
  const { rows } = await sql<{ user_id: UserId }>`select user_id from trainers
    where user_id = any(${[...ids]}::bigint[]) and deactivated_at is null order by user_id for share`.execute(tx);
  return rows.map(({ user_id: id }) => id);
}

type Wishes = { id: ProjectRequestId; excludedTrainerIds: readonly number[]; thresholds: Thresholds };

export async function saveWishes(tx: Tx, { id, excludedTrainerIds, thresholds }: Wishes): Promise<void> {
  await tx
    .updateTable('project_requests')
    .set({ excluded_trainer_ids: [...excludedTrainerIds], thresholds: JSON.stringify(thresholds) })
    .where('id', '=', id)
    .execute();
}

export type NewEnquiry = {
  trainer_user_id: number;
  times_of_interest_id: number;
  round: number;
  sent_at: Date;
  due_at: Date;
  score_data: string;
};

export async function insertEnquiries(tx: Tx, rows: readonly NewEnquiry[]): Promise<number[]> {
  const inserted = await tx
    .insertInto('availability_enquiries')
    .values([...rows])
    .returning('id')
    .execute();
  return inserted.map(({ id }) => id);
}

/** Saves that trainers are asked about dates. A date that has a trainer keeps its state. */
export async function saveEnquired(tx: Tx, ids: readonly number[]): Promise<void> {
  await tx
    .updateTable('times_of_interest')
    .set({ state: 'enquired' })
    .where('id', 'in', [...ids])
    .where('state', 'in', ['proposed', 'unavailable'])
    .execute();
}

/** Saves the state of a request and of the second session of its day, and since when, unless it is in this state. */
export async function saveRequestState(
  tx: Tx,
  { id, state, at }: { id: ProjectRequestId; state: RequestState; at: Date },
): Promise<void> {
  await tx
    .updateTable('project_requests')
    .set({ state, state_since: at })
    .where(withSecond([id]))
    .where('state', '<>', state)
    .execute();
}
