import { claimCoTrainers, claimTimes, releaseTimes } from '../../scheduling/scheduling/index.ts';
import { releaseMeetings, wantMeetings } from '../../scheduling/video-meetings/index.ts';
import type { Change, Follower } from '../course-changes/index.ts';
import { showSessions } from '../virtual-groups/index.ts';
import { emailOfDate, emailOfNoDate } from './email-of-plan.ts';
import { raiseSequences } from './sessions.repository.ts';

const claimsAnew = ({ before, after, ...change }: Change): boolean =>
  change.isScheduled ||
  change.hasNewSessions ||
  change.hasNewTrainer ||
  before.venue_id !== after.venue_id ||
  before.video_account_id !== after.video_account_id;

/** Claims the time of those who lead a scheduled course, of its venue and its account, or gives it back. */
export const claims: Follower = {
  owes: (change) =>
    change.hasLostDate ||
    (change.isDated &&
      (claimsAnew(change) || change.addedCoTrainers.length > 0 || change.removedCoTrainers.length > 0)),
  async follow(change) {
    const { tx, at, after, addedCoTrainers: added, removedCoTrainers: removed } = change;
    const { id: virtualGroupId, venue_id: venueId } = after;
    if (change.hasLostDate) {
      await releaseTimes(tx, virtualGroupId);
      return {};
    }
    const sessions = await showSessions(tx, virtualGroupId);
    const claiming = { virtualGroupId, venueId, sessions, at, override: change.intent.override ?? null };
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
    return change.hasLostDate || (change.isDated && (isScheduled || hasNewSessions || isOther));
  },
  follow: (change) => {
    const { tx, at: now, after } = change;
    const virtualGroupId = after.id;
    return change.hasLostDate
      ? releaseMeetings(tx, { virtualGroupId, now })
      : wantMeetings(tx, { virtualGroupId, accountId: after.video_account_id, now });
  },
};

/** Raises the calendar sequence of each session when a course gets or loses its date. Saving new times raises it too. */
export const sequences: Follower = {
  owes: (change) => change.isScheduled || change.hasLostDate,
  follow: ({ tx, after, isScheduled }) => raiseSequences(tx, after.id, { onlyKnown: isScheduled }),
};

/** Emails delegates that a course has a date, or none. */
export const dateEmails: Follower = {
  owes: ({ isScheduled, isUnscheduled }) => isScheduled || isUnscheduled,
  follow({ services, tx, before, after, isScheduled }) {
    const userIds = after.delegate_ids;
    if (isScheduled) return emailOfDate(services, tx, { course: after, userIds });
    return emailOfNoDate(services, tx, { course: before, userIds });
  },
};
