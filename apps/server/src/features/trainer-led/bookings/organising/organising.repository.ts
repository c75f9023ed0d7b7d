import type { OrganiserQuestion, OrganiserState } from '@doselore/contract/bookings';
import { sql } from 'kysely';
import type { ProjectRequestId, UserId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

export type ChoiceData = {
  id: number;
  request_id: ProjectRequestId;
  organiser_user_id: UserId;
  organiser: string;
  question: OrganiserQuestion;
  state: OrganiserState;
  asked_at: Date;
  due_at: Date;
  reminded_at: Date[];
  ended_at: Date | null;
  answered_by: string | null;
  note: string | null;
};

const selected = sql`select e.id, e.project_request_id as request_id, e.organiser_user_id,
    u.first_name || ' ' || u.last_name as organiser, e.question, e.state, e.asked_at, e.due_at, e.reminded_at, e.ended_at,
    b.first_name || ' ' || b.last_name as answered_by, e.note
  from organiser_enquiries e join users u on u.id = e.organiser_user_id left join users b on b.id = e.answered_by`;

/** Lists the questions to the organiser of a request, the newest first. */
export async function listChoices(db: Queries, requestId: ProjectRequestId): Promise<ChoiceData[]> {
  const { rows } = await sql<ChoiceData>`${selected} where e.project_request_id = ${requestId}
    order by e.asked_at desc, e.id desc`.execute(db);
  return rows;
}

/** Returns the open question which date the organiser of a request chooses. */
export async function findOpenChoice(db: Queries, requestId: ProjectRequestId): Promise<ChoiceData | undefined> {
  const { rows } = await sql<ChoiceData>`${selected} where e.project_request_id = ${requestId}
      and e.state = 'asked' and e.question = 'choose'`.execute(db);
  return rows[0];
}

/** Lists the open questions to organisers in organisations in use. Takes no scope: a job reads the whole site. */
export async function listOpenChoices(db: Queries): Promise<ChoiceData[]> {
  const { rows } = await sql<ChoiceData>`${selected} join project_requests r on r.id = e.project_request_id
    join projects p on p.id = r.project_id join groups g on g.id = p.group_id and g.archived_at is null
    where e.state = 'asked' and p.paused_since is null order by e.id`.execute(db);
  return rows;
}

type New = { requestId: ProjectRequestId; organiserId: number; at: Date; dueAt: Date };

export async function insertChoice(tx: Tx, { requestId, organiserId, at, dueAt }: New): Promise<void> {
  await tx
    .insertInto('organiser_enquiries')
    .values({ project_request_id: requestId, organiser_user_id: organiserId, asked_at: at, due_at: dueAt })
    .execute();
}

type Ended = {
  requestId: ProjectRequestId;
  state: Exclude<OrganiserState, 'asked'>;
  at: Date;
  by?: UserId;
  note?: string;
};

/** Ends the open question which date the organiser of a locked request chooses. Returns who was asked, or undefined when nobody was. */
export async function endChoice(tx: Tx, { requestId, state, at, by, note }: Ended): Promise<UserId | undefined> {
  const { rows } = await sql<{ organiser_user_id: UserId }>`update organiser_enquiries
    set state = ${state}, ended_at = ${at}, answered_by = ${by ?? null}, note = ${note ?? null}
    where project_request_id = ${requestId} and state = 'asked' and question = 'choose' returning organiser_user_id`.execute(
    tx,
  );
  return rows[0]?.organiser_user_id;
}

/** Records that an organiser who was not asked heard that nothing is available. */
export async function insertNothing(
  tx: Tx,
  {
    requestId,
    organiserId,
    at,
    by,
    note,
  }: { requestId: ProjectRequestId; organiserId: number; at: Date; by: UserId; note: string },
): Promise<void> {
  await tx
    .insertInto('organiser_enquiries')
    .values({
      ...{ project_request_id: requestId, organiser_user_id: organiserId, state: 'nothing_available', note },
      ...{ asked_at: at, due_at: at, ended_at: at, answered_by: by },
    })
    .execute();
}

/** Records that the organiser of a locked request was reminded. */
export async function saveChoiceReminded(tx: Tx, requestId: ProjectRequestId, at: Date): Promise<void> {
  await sql`update organiser_enquiries set reminded_at = reminded_at || ${at}::timestamptz
    where project_request_id = ${requestId} and state = 'asked' and question = 'choose'`.execute(tx);
}

/** Saves that a locked request has no date any more about which trainers are asked or have said yes. */
export async function saveNoDates(tx: Tx, requestId: ProjectRequestId): Promise<void> {
  await sql`update times_of_interest set state = 'unavailable'
    where project_request_id = ${requestId} and state in ('enquired', 'available')`.execute(tx);
}

/** An organiser, and a request of theirs. */
export type Organised = { id: ProjectRequestId; organiserId: UserId };

/** Lists which of these locked requests have a booked date, with their organisers. */
export async function listBooked(tx: Tx, ids: readonly ProjectRequestId[]): Promise<Organised[]> {
  const { rows } = await sql<{ id: ProjectRequestId; organiser_user_id: UserId }>`
    select r.id, p.organiser_user_id from project_requests r join projects p on p.id = r.project_id
    where r.id = any(${[...ids]}::bigint[]) and r.state = 'organiser_booked' order by r.id`.execute(tx);
  return rows.map((row) => ({ id: row.id, organiserId: row.organiser_user_id }));
}

/** Kind of the background task that looks at the open question to one organiser anew. */
export const choiceKind = 'booking-choices';

type Taken = { trainerUserId: number; startsAt: Date; requestId: ProjectRequestId };

/**
 * Lists the other requests whose organisers choose among dates of a trainer within a day of a start.
 */
export async function listRivals(tx: Tx, { trainerUserId, startsAt, requestId }: Taken): Promise<ProjectRequestId[]> {
  const { rows } = await sql<{ id: ProjectRequestId }>`
    select distinct o.project_request_id as id from organiser_enquiries o
    join times_of_interest t on t.project_request_id = o.project_request_id
    join availability_enquiries e on e.times_of_interest_id = t.id and e.state = 'yes'
    where o.state = 'asked' and o.question = 'choose' and e.trainer_user_id = ${trainerUserId} and o.project_request_id <> ${requestId}
      and t.window_start between ${startsAt}::timestamptz - interval '1 day' and ${startsAt}::timestamptz + interval '1 day'
    order by id`.execute(tx);
  return rows.map(({ id }) => id);
}
