import {
  type EnquiryShown,
  type OtherSession,
  type RequestFields,
  type RequestState,
  requestFields,
  type Thresholds,
} from '@doselore/contract/bookings';
import { sql } from 'kysely';
import type { ProjectId, ProjectRequestId } from '../../../../platform/access/index.ts';
import { columnsOf, type Queries, type Tx } from '../../../../platform/db/index.ts';
import { enquiryOf } from '../projects/projects.repository.ts';
import { leads, otherOf, withSecond } from '../two-in-one/other-session.ts';
import { type WantedNames, wantedJoins, wantedNames } from '../wanted/wanted.repository.ts';

const stored = columnsOf(requestFields, 'r');

/** Limits for trainers, and ids of those who are left out. */
type Wishes = { thresholds: Thresholds; excluded_trainer_ids: number[] };
const wishes = (alias: 'r' | 'w') =>
  sql`${sql.ref(`${alias}.thresholds`)}, to_jsonb(${sql.ref(`${alias}.excluded_trainer_ids`)}) as excluded_trainer_ids`;

export type RequestData = RequestFields &
  WantedNames &
  Wishes & {
    id: ProjectRequestId;
    state: RequestState;
    state_since: Date;
    dates: number;
    end_reason: string | null;
    enquiry: EnquiryShown;
    other: OtherSession;
  };

export async function findRequest(db: Queries, id: ProjectRequestId): Promise<RequestData | undefined> {
  const { rows } = await sql<RequestData>`
    select w.id, ${columnsOf(requestFields, 'w')}, ${wishes('w')}, ${wantedNames}, w.state, w.state_since, w.end_reason, ${enquiryOf} as enquiry,
      (select ${otherOf} from project_requests r where r.id = w.id) as other,
      (select count(*)::int from times_of_interest t where t.project_request_id = w.id) as dates
    from project_requests w ${wantedJoins} join users c on c.id = p.created_by where w.id = ${id} and w.half is distinct from 'b'`.execute(
    db,
  );
  return rows[0];
}

export type LockedRequest = RequestFields & Wishes & { product_id: number; is_virtual: boolean; state: RequestState };

/** Locks a request until commit, and returns it. The caller has locked its project. */
export async function lockRequest(tx: Tx, id: ProjectRequestId): Promise<LockedRequest | undefined> {
  const { rows } = await sql<LockedRequest>`
    select ${stored}, ${wishes('r')}, r.abstract_course_id as product_id, r.deliverable_id = 3 as is_virtual, r.state
    from project_requests r where r.id = ${id} and ${leads} for update`.execute(tx);
  return rows[0];
}

type New = { projectId: ProjectId; productId: number; deliverableId: number; fields: RequestFields; at: Date };

export async function insertRequest(
  tx: Tx,
  { projectId, productId, deliverableId, fields, at }: New,
): Promise<ProjectRequestId> {
  const { id } = await tx
    .insertInto('project_requests')
    .values({
      ...{ project_id: projectId, abstract_course_id: productId, deliverable_id: deliverableId },
      ...{ ...fields, state_since: at, created_at: at },
    })
    .returning(sql<ProjectRequestId>`id`.as('id'))
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateRequest(tx: Tx, id: ProjectRequestId, fields: RequestFields): Promise<void> {
  await tx.updateTable('project_requests').set(fields).where('id', '=', id).execute();
}

/** Locks the requests of a project that have not ended until commit, in their order, and returns their ids. */
export async function lockOpenRequests(tx: Tx, projectId: ProjectId): Promise<ProjectRequestId[]> {
  const { rows } = await sql<{ id: ProjectRequestId }>`select r.id from project_requests r
    where r.project_id = ${projectId} and r.state not in ('completed', 'cancelled') and ${leads} order by r.id for update`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** Saves that requests, with the second sessions of their days, are cancelled. A request that is cancelled without its project has a reason. */
export async function saveCancelled(
  tx: Tx,
  { ids, at, reason = null }: { ids: readonly number[]; at: Date; reason?: string | null },
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('project_requests')
    .set({ state: 'cancelled', state_since: at, end_reason: reason })
    .where(withSecond(ids))
    .execute();
}
