import type { HalfQuestion, OtherSession, RequestState } from '@doselore/contract/bookings';
import { sql } from 'kysely';
import { type ProjectRequestId, type Scope, scopeWhere, type UserId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { placeOfRequest } from '../asking/recipients.repository.ts';
import { halfQuestionOf } from '../two-in-one/keep-half.repository.ts';
import { leads, otherOf } from '../two-in-one/other-session.ts';
import { organises } from './organisers.repository.ts';

export type SummaryData = {
  id: ProjectRequestId;
  project: string;
  product_id: number;
  product: string;
  group_id: number;
  group_name: string;
  state: RequestState;
  is_virtual: boolean;
  delegates: number;
  minutes: number;
  place: string | null;
  starts_at: Date | null;
  due_at: Date | null;
  other: OtherSession;
  keep_half: HalfQuestion;
};

const most = 200;

const summary = sql`select r.id, p.title as project, a.id as product_id, a.title as product, p.group_id,
    g.name as group_name, r.state, r.deliverable_id = 3 as is_virtual, r.delegates, r.minutes, ${placeOfRequest} as place,
    r.chosen_start as starts_at, e.due_at, ${otherOf} as other, ${halfQuestionOf} as keep_half
  from project_requests r join projects p on p.id = r.project_id join groups g on g.id = p.group_id
  join abstract_courses a on a.id = r.abstract_course_id left join venues ve on ve.id = r.venue_id
  left join locations l on l.id = r.location_id
  left join organiser_enquiries e on e.project_request_id = r.id and e.state = 'asked' and e.question = 'choose'`;

/**
 * Lists the requests of projects that name the person of the scope as organiser, those that wait for a choice first. Leaves
 * out drafts, and organisations for which the person may no longer organise.
 */
export async function listOwn(db: Queries, scope: Scope, projectRequestId?: ProjectRequestId): Promise<SummaryData[]> {
  const { rows } = await sql<SummaryData>`${summary}
    where ${scopeWhere(scope, { owner: sql.ref('p.organiser_user_id') })} and r.state <> 'draft' and ${leads}
      and g.archived_at is null and r.id = coalesce(${projectRequestId ?? null}::bigint, r.id)
      and ${organises(sql`p.organiser_user_id`, sql`p.group_id`)}
    order by e.due_at nulls last, r.state_since desc, r.id desc limit ${most}`.execute(db);
  return rows;
}

/** Finds a request of a place. */
export async function findSummary(db: Queries, id: ProjectRequestId): Promise<SummaryData | undefined> {
  const { rows } = await sql<SummaryData>`${summary} where r.id = ${id} and ${leads}`.execute(db);
  return rows[0];
}

/** Returns the name of a person. */
export async function findName(db: Queries, userId: UserId): Promise<string> {
  const { rows } = await sql<{ name: string }>`select first_name || ' ' || last_name as name from users
    where id = ${userId}`.execute(db);
  return rows[0]?.name ?? '';
}
