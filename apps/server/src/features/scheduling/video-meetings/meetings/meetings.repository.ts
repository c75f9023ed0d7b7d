import { sql } from 'kysely';
import type { VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

const active = sql`('wanted', 'ready', 'failed')`;

type OfAccount = { accountId: number; onlyFailed: boolean; londonNow: Date; now: Date };

/** Wants the meetings of an account again, for sessions of scheduled courses still to come. */
export async function wantMeetingsAgain(tx: Tx, params: OfAccount): Promise<void> {
  await sql`update video_meetings m set state = 'wanted', wanted_revision = m.wanted_revision + 1, attempts = 0,
      next_try_at = ${params.now}, last_error = null
    from virtual_group_sessions s join virtual_groups v on v.id = s.virtual_group_id
    where s.id = m.virtual_group_session_id and m.video_account_id = ${params.accountId} and v.state = 'scheduled'
      and s.training_end > ${params.londonNow} and m.state in ${active}
      and (not ${params.onlyFailed} or m.state = 'failed')`.execute(tx);
}

type CourseRef = { virtualGroupId: VirtualGroupId; now: Date };

/**
 * Ends the meetings of a course, or those at other accounts than the one it stays with. A meeting that no service has
 * seen is gone at once.
 */
export async function endMeetings(tx: Tx, params: CourseRef & { exceptAccountId: number | null }): Promise<void> {
  await sql`update video_meetings m set wanted_revision = m.wanted_revision + 1, attempts = 0, next_try_at = ${params.now},
      last_error = null,
      state = case when m.attempts = 0 and m.done_revision = 0 and m.claim is null then 'gone' else 'unwanted' end
    from virtual_group_sessions s
    where s.id = m.virtual_group_session_id and s.virtual_group_id = ${params.virtualGroupId} and m.state in ${active}
      and m.video_account_id is distinct from ${params.exceptAccountId}::bigint`.execute(tx);
}

/** Wants the meetings of a course again, because it has another title or other times. */
export async function bumpMeetings(tx: Tx, params: CourseRef): Promise<void> {
  await sql`update video_meetings m set state = 'wanted', wanted_revision = m.wanted_revision + 1, attempts = 0,
      next_try_at = ${params.now}, last_error = null
    from virtual_group_sessions s
    where s.id = m.virtual_group_session_id and s.virtual_group_id = ${params.virtualGroupId}
      and m.state in ${active}`.execute(tx);
}

/** Lists the sessions of a course that have no meeting. */
export async function listSessionsWithout(tx: Tx, virtualGroupId: VirtualGroupId): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select s.id from virtual_group_sessions s
    where s.virtual_group_id = ${virtualGroupId} and not exists (select from video_meetings m
      where m.virtual_group_session_id = s.id and m.state in ${active}) order by s.ordinal`.execute(tx);
  return rows.map(({ id }) => id);
}

type NewMeeting = { sessionId: number; accountId: number; mark: string };

export async function insertMeetings(tx: Tx, meetings: readonly NewMeeting[], now: Date): Promise<void> {
  if (meetings.length === 0) return;
  await tx
    .insertInto('video_meetings')
    .values(
      meetings.map(({ sessionId, accountId, mark }) => ({
        ...{ virtual_group_session_id: sessionId, video_account_id: accountId, mark },
        ...{ next_try_at: now, created_at: now },
      })),
    )
    .execute();
}

export type MeetingFacts = { session_id: number; state: 'wanted' | 'ready' | 'failed'; last_error: string | null };

/** Lists the meetings of the sessions of a course, in their order. */
export async function listMeetings(db: Queries, virtualGroupId: VirtualGroupId): Promise<MeetingFacts[]> {
  const { rows } = await sql<MeetingFacts>`
    select s.id as session_id, m.state, m.last_error from video_meetings m
    join virtual_group_sessions s on s.id = m.virtual_group_session_id
    where s.virtual_group_id = ${virtualGroupId} and m.state in ${active} order by s.ordinal`.execute(db);
  return rows;
}
