import type { VideoProvider } from '@doselore/contract/video-meetings';
import { type SqlBool, sql } from 'kysely';
import type { GroupId, VirtualGroupId } from '../../../../platform/access/index.ts';
import { type Claim, type ClaimedWork, changeClaimed, lockClaimed } from '../../../../platform/claims/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

type StoredState = 'wanted' | 'ready' | 'failed' | 'unwanted' | 'gone';

const isOpen = sql<SqlBool>`(state in ('wanted', 'unwanted')
  or virtual_group_session_id is null and state in ('ready', 'failed'))`;

/**
 * Meetings as work that nodes claim. A meeting whose session was deleted is due as well, because its service still has
 * it.
 */
export const meetingWork: ClaimedWork = {
  table: 'video_meetings',
  until: 'claimed_until',
  tries: 'attempts',
  token: { column: 'claim', isTries: false },
  open: isOpen,
  due: (now) => sql`${isOpen} and next_try_at <= ${now} and coalesce(claimed_until <= ${now}, true)`,
  claimed: sql`claim is not null`,
  order: sql`next_try_at, id`,
  free: (at) => sql`next_try_at = ${at}, claim = null, claimed_until = null`,
};

/** A meeting that a node works on, with its account and its session. */
export type ClaimedMeeting = {
  id: number;
  state: StoredState;
  wanted_revision: number;
  done_revision: number;
  attempts: number;
  mark: string;
  external_id: string | null;
  join_url: string | null;
  passcode: string | null;
  account_id: number;
  account: string;
  provider: VideoProvider;
  host: string | null;
  tenant_id: string | null;
  client_id: string | null;
  is_exclusive: boolean;
  sealed_secret: string | null;
  /** The course and its session. Null when the session was deleted. */
  virtual_group_id: VirtualGroupId | null;
  group_id: GroupId | null;
  trainer_user_id: number | null;
  title: string | null;
  training_start: Date | null;
  training_end: Date | null;
};

/**
 * Finds a claimed meeting.
 * Takes no scope: a worker makes the meetings of the whole site.
 */
export async function findMeeting(db: Queries, id: number): Promise<ClaimedMeeting | undefined> {
  const { rows } = await sql<ClaimedMeeting>`
    select c.id, c.state, c.wanted_revision, c.done_revision, c.attempts, c.mark, c.external_id, c.join_url,
      c.passcode, a.id as account_id, a.name as account, a.provider, a.host, a.tenant_id, a.client_id, a.is_exclusive,
      a.sealed_secret, v.id as virtual_group_id, v.group_id, v.trainer_user_id, v.title, s.training_start, s.training_end
    from video_meetings c join video_accounts a on a.id = c.video_account_id
    left join virtual_group_sessions s on s.id = c.virtual_group_session_id
    left join virtual_groups v on v.id = s.virtual_group_id where c.id = ${id}`.execute(db);
  return rows[0];
}

export type LockedMeeting = { state: StoredState; wanted_revision: number; has_session: boolean };

/**
 * Locks a meeting that this node claimed. Undefined when its claim has run out and another node took it.
 * Takes no scope: a worker makes the meetings of the whole site.
 */
export async function lockMeeting(tx: Tx, claim: Claim): Promise<LockedMeeting | undefined> {
  if (!(await lockClaimed(tx, meetingWork, claim))) return undefined;
  const { rows } = await sql<LockedMeeting>`
    select state, wanted_revision, virtual_group_session_id is not null as has_session from video_meetings
    where id = ${claim.id}`.execute(tx);
  return rows[0];
}

export type Result = {
  state: StoredState;
  attempts: number;
  nextTryAt: Date;
  error: string | null;
  /** Revision that the service has now, and what it answered. */
  done?: { revision: number; externalId: string; joinUrl: string; passcode: string | null };
};

/** Stores the outcome of a call for a meeting, and ends the claim. */
export async function saveResult(tx: Tx, claim: Claim, { done, ...result }: Result): Promise<void> {
  const made =
    done === undefined
      ? sql``
      : sql`, done_revision = ${done.revision}, external_id = ${done.externalId}, join_url = ${done.joinUrl},
          passcode = ${done.passcode}`;
  await changeClaimed(
    tx,
    meetingWork,
    claim,
    sql`state = ${result.state}, attempts = ${result.attempts}, last_error = ${result.error},
      ${meetingWork.free(result.nextTryAt)}${made}`,
  );
}
