import { recordAudit } from '../../../../platform/audit/index.ts';
import { type Claim, countWork, workClaimed } from '../../../../platform/claims/index.ts';
import { inTransaction, type Tx } from '../../../../platform/db/index.ts';
import type { Worker } from '../../../../platform/jobs/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { openAccount } from '../accounts/open-account.ts';
import { type HeldMeeting, type Meeting, MeetingError, type ProviderAccount, providersOf } from '../providers/index.ts';
import { londonMoment } from '../providers/london-moment.ts';
import {
  type ClaimedMeeting,
  findMeeting,
  type LockedMeeting,
  lockMeeting,
  meetingWork,
  saveResult,
} from './claim-meeting.repository.ts';
import { notifyOfFailure } from './notify-of-failure.ts';
import { nextTry } from './retry-times.ts';

/** Longer than all calls for one meeting together. After it another node may take the meeting. */
const claimMs = 180_000;

/** Makes, changes and removes meetings at their services, one after the other and outside any transaction. */
export function meetingWorker(services: Services): Worker {
  const { db } = services;
  return {
    name: 'meetings',
    async work() {
      const worked = await workClaimed(services, meetingWork, { claimMs, run: (claim) => workOnce(services, claim) });
      if (worked?.error !== undefined) throw worked.error;
      return worked !== undefined;
    },
    count: (now) => countWork(db, meetingWork, now),
  };
}

async function workOnce(services: Services, claim: Claim): Promise<void> {
  const meeting = await findMeeting(services.db, claim.id);
  if (meeting === undefined) return;
  const outcome = await tryMeeting(services, meeting);
  await inTransaction(services.db, (tx) => store(services, tx, { claim, meeting, outcome }));
}

type Outcome = { existing: HeldMeeting } | { isRemoved: true } | { error: MeetingError };

const isToRemove = ({ state, virtual_group_id: course }: ClaimedMeeting) => state === 'unwanted' || course === null;

async function tryMeeting(services: Services, meeting: ClaimedMeeting): Promise<Outcome> {
  try {
    const provider = providersOf(services)[meeting.provider];
    const account = accountOf(services, meeting);
    if (!isToRemove(meeting)) return { existing: await provider.put(account, meetingOf(meeting)) };
    await provider.remove(account, { externalId: meeting.external_id, mark: meeting.mark });
    return { isRemoved: true };
  } catch (error) {
    if (error instanceof MeetingError) return { error };
    return { error: new MeetingError('The call failed.', { isFinal: false, cause: error }) };
  }
}

const accountOf = (services: Services, meeting: ClaimedMeeting): ProviderAccount =>
  openAccount(services, { ...meeting, id: meeting.account_id, name: meeting.account });

/** Returns the meeting as its provider needs it. */
export function meetingOf(row: Omit<ClaimedMeeting, 'id' | 'state'>): Meeting {
  const { mark, title, training_start: starts, training_end: ends, external_id: externalId, join_url: joinUrl } = row;
  if (title === null || starts === null || ends === null) throw new Error('A wanted meeting has a session');
  const existing = externalId === null || joinUrl === null ? null : { externalId, joinUrl, passcode: row.passcode };
  return { mark, title, starts, ends, existing, isRetry: row.attempts > 1 };
}

type Storing = { claim: Claim; meeting: ClaimedMeeting; outcome: Outcome };

/** Stores what the service answered, unless another node has taken the meeting. A newer revision stays wanted. */
async function store(services: Services, tx: Tx, { claim, meeting, outcome }: Storing): Promise<void> {
  const row = await lockMeeting(tx, claim);
  if (row === undefined) return;
  const now = services.clock.now();
  const audit = auditOf(tx, meeting);
  if ('error' in outcome) return storeFailure(services, tx, { claim, meeting, error: outcome.error, row });
  if ('isRemoved' in outcome) {
    await saveResult(tx, claim, { state: 'gone', attempts: 0, nextTryAt: now, error: null });
    return audit('meetings.remove');
  }
  const { externalId, joinUrl, passcode } = outcome.existing;
  await saveResult(tx, claim, {
    state: sameWish(meeting, row) ? 'ready' : row.state,
    ...{ attempts: 0, nextTryAt: now, error: null },
    done: { revision: meeting.wanted_revision, externalId, joinUrl, passcode },
  });
  return audit('meetings.make');
}

/** Returns whether nobody has asked for anything else since the meeting was claimed. */
const sameWish = (meeting: ClaimedMeeting, row: { state: string; wanted_revision: number }): boolean =>
  row.state === meeting.state && row.wanted_revision === meeting.wanted_revision;

const auditOf =
  (tx: Tx, meeting: ClaimedMeeting) =>
  (action: 'meetings.make' | 'meetings.remove' | 'meetings.fail', detail: Record<string, string> = {}): Promise<void> =>
    recordAudit(tx, undefined, {
      action,
      subject: `video meeting ${meeting.id}`,
      groupId: meeting.group_id,
      detail: { accountId: meeting.account_id, revision: meeting.wanted_revision, ...detail },
    });

type Failing = { claim: Claim; meeting: ClaimedMeeting; error: MeetingError; row: LockedMeeting };

async function storeFailure({ clock }: Services, tx: Tx, { claim, meeting, error, row }: Failing): Promise<void> {
  const at = clock.now();
  const { message, isFinal, retryAfterMs } = error;
  const text = message.slice(0, 500);
  const isStill = sameWish(meeting, row);
  // A newer wish is tried at once, whether or not this one succeeded.
  if (!isStill) return saveResult(tx, claim, { state: row.state, nextTryAt: at, attempts: 0, error: text });
  const start =
    isToRemove(meeting) || meeting.training_start === null ? null : londonMoment(meeting.training_start).getTime();
  const next = isFinal ? undefined : nextTry({ attempts: meeting.attempts, now: at.getTime(), start, retryAfterMs });
  if (next !== undefined)
    return saveResult(tx, claim, {
      state: row.state,
      nextTryAt: new Date(next),
      attempts: meeting.attempts,
      error: text,
    });
  const state = isToRemove(meeting) ? 'gone' : 'failed';
  await saveResult(tx, claim, { state, attempts: meeting.attempts, nextTryAt: at, error: text });
  await auditOf(tx, meeting)('meetings.fail', { error: text });
  if (state === 'failed') await notifyOfFailure(tx, { meeting, error: text, at, withTrainer: !isFinal });
}
