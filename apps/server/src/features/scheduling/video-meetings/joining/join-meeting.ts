import { AppError, fieldError, mayUnder } from '@doselore/contract';
import { joiningOpensAt, joiningOpensMinutes, joiningState } from '@doselore/contract/my-learning';
import { trainerJoinsMinutes } from '@doselore/contract/video-meetings';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { type Actor, notFound, type VirtualGroupId } from '../../../../platform/access/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { findSealedAccount } from '../accounts/accounts.repository.ts';
import { openAccount } from '../accounts/open-account.ts';
import { type Attendee, MeetingError, providersOf } from '../providers/index.ts';
import { insertJoin, type JoinedSession, listJoinedSessions } from './joining.repository.ts';

type Joining = { virtualGroupId: VirtualGroupId; sessionId?: number | undefined };

/**
 * Returns the address at which a delegate, or the trainer, joins the meeting of a session, and records the first time.
 * Throws 404 for anybody else, and 409 outside of the time of joining or while there is no link.
 */
export async function joinMeeting(services: Services, actor: Actor, target: Joining): Promise<string> {
  const { virtualGroupId, sessionId = null } = target;
  const found = await listJoinedSessions(services.db, { virtualGroupId, sessionId, userId: actor.id });
  const [session] = found;
  const isTrainer = session?.is_trainer === true && mayUnder(actor.level, 'virtualGroups.host');
  if (session === undefined || session.state === 'draft' || !(isTrainer || session.is_delegate)) throw notFound();
  if (!session.is_virtual) throw new AppError('conflict', 'This course takes place face to face. It has no meeting.');
  if (found.length > 1) throw fieldError('sessionId', 'Choose a session of this course');
  const now = services.clock.now();
  refuseClosed(session, londonWallClock(now), isTrainer ? trainerJoinsMinutes : joiningOpensMinutes);
  const attendee = { id: actor.id, name: session.name, role: isTrainer ? 'trainer' : 'delegate' } as const;
  const url = await addressFor(services, session, attendee);
  await insertJoin(services.db, { sessionId: session.session_id, userId: actor.id, at: now });
  return url;
}

function refuseClosed(session: JoinedSession, londonNow: Date, minutes: number): void {
  const { training_start: start, training_end: end } = session;
  const state = session.state === 'scheduled' ? joiningState({ start, end }, londonNow, minutes) : 'over';
  if (state === 'over') throw new AppError('conflict', 'This session is over. Its meeting can no longer be joined.');
  if (state === 'open') return;
  const from = joiningOpensAt(start, minutes).toISOString().slice(11, 16);
  throw new AppError('conflict', `You can join from ${from}, ${minutes} minutes before the start.`);
}

const noLink = () =>
  new AppError('conflict', 'This session has no meeting link yet. Ask your organisation or the trainer for it.');

/** Returns the address for one person: the typed link, or what the service of the account gives them. */
async function addressFor(services: Services, session: JoinedSession, attendee: Attendee): Promise<string> {
  if (session.meeting_url !== null) return session.meeting_url;
  const { account_id: accountId, provider: kind, mark, external_id: externalId, join_url: joinUrl, passcode } = session;
  if (accountId === null || kind === null || mark === null || externalId === null || joinUrl === null) throw noLink();
  const provider = providersOf(services)[kind];
  const account = await findSealedAccount(services.db, accountId);
  if (provider.joinFor === undefined || account === undefined) return joinUrl;
  const existing = { externalId, joinUrl, passcode };
  const { title, training_start: starts, training_end: ends } = session;
  try {
    return await provider.joinFor(
      openAccount(services, account),
      { mark, title, starts, ends, existing, isRetry: false },
      attendee,
    );
  } catch (error) {
    if (!(error instanceof MeetingError)) throw error;
    throw new AppError('conflict', 'The meeting cannot be opened at the moment. Try again in a minute.', {
      cause: error,
    });
  }
}
