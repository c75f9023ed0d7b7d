import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { UserId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

/** A moment, and what a clock in London shows then. */
type Now = { at: Date; londonNow: Date };

type Asking = Now & {
  /** Hour of the day after the last session from which people are asked. */
  fromHour: number;
  /** Days for which feedback is open, and days after the first request from which it is repeated. */
  openDays: number;
  againDays: number;
};

/** Delegates who attended, have given no feedback and can be asked for it now: at most twice, while they use the site. */
const askable = ({ at, londonNow, fromHour, openDays, againDays }: Asking, where: RawBuilder<SqlBool>) => sql`
  from virtual_group_delegates d
  join virtual_groups v on v.id = d.virtual_group_id and v.state not in ('draft', 'cancelled')
  join groups g on g.id = v.group_id and g.archived_at is null
  join users u on u.id = d.user_id and u.archived_at is null and u.merged_into_id is null and u.state <> 'disabled'
  join group_members m on m.user_id = d.user_id and m.group_id = v.group_id and m.archived_at is null
  where ${where} and d.attendance in ('attended', 'partial')
    and v.training_end > date_trunc('day', ${londonNow}::timestamptz) - ${openDays} * interval '1 day'
    and date_trunc('day', v.training_end) + interval '1 day' + ${fromHour} * interval '1 hour' <= ${londonNow}
    and (d.feedback_asks = 0 or d.feedback_asks = 1
      and d.feedback_asked_at <= ${at}::timestamptz - ${againDays} * interval '1 day')
    and not exists (select from session_feedback f
      where f.virtual_group_id = d.virtual_group_id and f.user_id = d.user_id)
    and not exists (select from muted_notices n where n.user_id = d.user_id and n.kind = 'feedbackRequests')`;

/**
 * Lists the courses with people who can be asked for feedback now.
 * Takes no scope: a job that looks at the courses of the whole site.
 */
export async function listAskable(db: Queries, asking: Asking): Promise<VirtualGroupId[]> {
  const { rows } = await sql<{ id: VirtualGroupId }>`select distinct v.id ${askable(asking, sql<SqlBool>`true`)}
    order by v.id`.execute(db);
  return rows.map(({ id }) => id);
}

export type Params = { user_id: UserId; email: string; first_name: string; feedback_asks: number };

/** Counts a request with each person who can be asked about a course now. Returns them, with their requests so far. */
export async function countRequests(
  tx: Tx,
  { virtualGroupId, ...asking }: Asking & { virtualGroupId: VirtualGroupId },
): Promise<Params[]> {
  const { rows } = await sql<Params>`
    update virtual_group_delegates t set feedback_asks = t.feedback_asks + 1, feedback_asked_at = ${asking.at}
    from (select d.user_id, u.email, u.first_name ${askable(asking, sql<SqlBool>`d.virtual_group_id = ${virtualGroupId}`)}) x
    where t.virtual_group_id = ${virtualGroupId} and t.user_id = x.user_id
    returning x.user_id, x.email, x.first_name, t.feedback_asks`.execute(tx);
  return rows;
}
