import { claimCoTrainers, claimTimes, releaseTimes } from '../../../../scheduling/scheduling/index.ts';
import { releaseMeetings, wantMeetings } from '../../../../scheduling/video-meetings/index.ts';
import { saveEndedAcceptances } from '../../calendar/calendar-invitations.repository.ts';
import { queueInvitations } from '../../calendar/send-invitations.ts';
import { clearAnswers } from '../../delegates/invitations.repository.ts';
import { listSessions, raiseSequences } from '../../planning/sessions.repository.ts';
import { settleReports } from '../../staffing/reports.repository.ts';
import { type Change, leadersOf, type Outcome } from '../course-change.ts';
import { type Follower, hasLostDate, isDated } from './follower.ts';

/** Takes back acceptances of times that have changed. The next email about the date says so. */
export const acceptances: Follower = {
  owes: ({ hasNewTimes }) => hasNewTimes,
  async follow({ services, tx, after: { id: virtualGroupId } }) {
    await queueInvitations(tx, services.clock, virtualGroupId);
    const userIds = await clearAnswers(tx, virtualGroupId);
    await saveEndedAcceptances(tx, { virtualGroupId, userIds });
  },
};

const claimsAnew = ({ before, after, ...change }: Change): boolean =>
  change.isScheduled ||
  change.hasNewSessions ||
  change.hasNewTrainer ||
  before.venue_id !== after.venue_id ||
  before.video_account_id !== after.video_account_id;

/** Claims the time of those who lead a scheduled course, of its venue and its account, or gives it back. */
export const claims: Follower = {
  owes: (change) =>
    hasLostDate(change) ||
    (isDated(change) &&
      (claimsAnew(change) || change.addedCoTrainers.length > 0 || change.removedCoTrainers.length > 0)),
  async follow(change): Promise<Outcome> {
    const { tx, after, addedCoTrainers: added, removedCoTrainers: removed } = change;
    const { id: virtualGroupId, venue_id: venueId } = after;
    if (hasLostDate(change)) {
      await releaseTimes(tx, virtualGroupId);
      return {};
    }
    const sessions = await listSessions(tx, virtualGroupId);
    const claiming = { virtualGroupId, venueId, sessions, override: change.intent.override ?? null };
    if (!claimsAnew(change)) return { ignored: await claimCoTrainers(tx, { ...claiming, added, removed }) };
    const target = { trainerUserId: after.trainer_user_id, video_account_id: after.video_account_id };
    return { ignored: await claimTimes(tx, { ...claiming, ...target }) };
  },
};

/** Asks for meetings with the times and the title of a scheduled course, or ends those of a course without a date. */
export const meetings: Follower = {
  owes: (change) => {
    const { before, after, isScheduled, hasNewSessions } = change;
    const isOther = before.title !== after.title || before.video_account_id !== after.video_account_id;
    return hasLostDate(change) || (isDated(change) && (isScheduled || hasNewSessions || isOther));
  },
  follow: (change) => {
    const { tx, at: now, after } = change;
    const virtualGroupId = after.id;
    return hasLostDate(change)
      ? releaseMeetings(tx, { virtualGroupId, now })
      : wantMeetings(tx, { virtualGroupId, accountId: after.video_account_id, now });
  },
};

/** Raises the calendar sequence of each session when a course gets or loses its date. Saving new times raises it too. */
export const sequences: Follower = {
  owes: (change) => change.isScheduled || hasLostDate(change),
  follow: ({ tx, after, isScheduled }) => raiseSequences(tx, after.id, { onlyKnown: isScheduled }),
};

/** Settles reports that a trainer cannot attend: of former trainers, or all of them when the times change. */
export const reports: Follower = {
  owes: (change) => hasLostDate(change) || change.hasNewSessions || formerLeaders(change).length > 0,
  async follow(change) {
    const { tx, actor, at, after } = change;
    if (actor === undefined) throw new Error('A job changes neither the times of a course nor who leads it');
    const isOfAll = hasLostDate(change) || change.hasNewSessions;
    await settleReports(tx, {
      ...{ virtualGroupId: after.id, by: actor.id, at },
      ...(!isOfAll && { trainerIds: formerLeaders(change) }),
    });
  },
};

function formerLeaders({ before, after }: Change): number[] {
  const leaders = leadersOf(after);
  return leadersOf(before).filter((id) => !leaders.includes(id));
}
