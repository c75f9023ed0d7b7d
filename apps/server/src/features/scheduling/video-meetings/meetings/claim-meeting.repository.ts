import type { VideoProvider } from '@doselore/contract/video-meetings';
import { sql } from 'kysely';
import type { GroupId, VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Database, Tx } from '../../../../platform/db/index.ts';

type StoredState = 'wanted' | 'ready' | 'failed' | 'unwanted' | 'gone';

/** A meeting that a node works on, with its account and its session. */
export type ClaimedMeeting = {
  id: number;
  claim: string;
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
 * Claims the meeting that has waited longest, for one node until `until`. One statement, so that two nodes never claim
 * the same one. A meeting whose session was deleted is due as well, because its service still has it.
 * Takes no scope: a worker makes the meetings of the whole site.
 */
export async function claimMeeting(db: Database, of: { now: Date; until: Date }): Promise<ClaimedMeeting | undefined> {
  const { rows } = await sql<ClaimedMeeting>`
    with claimed as (
      update video_meetings set claim = gen_random_uuid(), claimed_until = ${of.until}, attempts = attempts + 1
      where id = (select id from video_meetings
        where (state in ('wanted', 'unwanted') or virtual_group_session_id is null and state in ('ready', 'failed'))
          and next_try_at <= ${of.now} and coalesce(claimed_until <= ${of.now}, true)
        order by next_try_at, id limit 1 for update skip locked)
      returning *
    )
    select c.id, c.claim::text, c.state, c.wanted_revision, c.done_revision, c.attempts, c.mark, c.external_id, c.join_url,
      c.passcode, a.id as account_id, a.name as account, a.provider, a.host, a.tenant_id, a.client_id, a.is_exclusive,
      a.sealed_secret, v.id as virtual_group_id, v.group_id, v.trainer_user_id, v.title, s.training_start, s.training_end
    from claimed c join video_accounts a on a.id = c.video_account_id
    left join virtual_group_sessions s on s.id = c.virtual_group_session_id
    left join virtual_groups v on v.id = s.virtual_group_id`.execute(db);
  return rows[0];
}

export type LockedMeeting = { state: StoredState; wanted_revision: number; has_session: boolean };

/**
 * Locks a meeting that this node claimed. Undefined when its claim has run out and another node took it.
 * Takes no scope: a worker makes the meetings of the whole site.
 */
export async function lockClaimed(tx: Tx, of: { id: number; claim: string }): Promise<LockedMeeting | undefined> {
  const { rows } = await sql<LockedMeeting>`
    select state, wanted_revision, virtual_group_session_id is not null as has_session from video_meetings
    where id = ${of.id} and claim = ${of.claim}::uuid for update`.execute(tx);
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
export async function saveResult(tx: Tx, id: number, { done, ...of }: Result): Promise<void> {
  await tx
    .updateTable('video_meetings')
    .set({
      ...{ state: of.state, attempts: of.attempts, next_try_at: of.nextTryAt, last_error: of.error },
      ...{ claim: null, claimed_until: null },
      ...(done && {
        ...{ done_revision: done.revision, external_id: done.externalId },
        ...{ join_url: done.joinUrl, passcode: done.passcode },
      }),
    })
    .where('id', '=', id)
    .execute();
}
