import { terms } from '@doselore/contract';
import { type Follower, personBehind } from '../course-changes/index.ts';
import { isInformed } from '../course-delegates/index.ts';
import { showDelegates } from '../virtual-groups/index.ts';
import { attendedOf } from './close-report.ts';
import { giveBackSeats } from './give-back-seats.ts';
import { notifyOfCancellation } from './notify-of-cancellation.ts';
import { notifyOfReopening } from './notify-of-reopening.ts';

/** Returns the seats of a course that has ended. People who attended keep their licences. */
export const returnedSeats: Follower = {
  owes: ({ isCancelled, isClosed }) => isCancelled || isClosed,
  async follow(change) {
    const { tx, at, before, isClosed } = change;
    const keepUserIds = isClosed ? attendedOf(await showDelegates(tx, before.id)) : [];
    return giveBackSeats(tx, personBehind(change), {
      ...{ course: before, keepUserIds, at, reason: isClosed ? 'absent' : 'course_cancelled' },
      note: `The ${terms.virtualGroup.one} was ${isClosed ? 'closed' : 'cancelled'}.`,
    });
  },
};

/** Tells everybody who knows of a course that it was cancelled, in one email each. */
export const cancellation: Follower = {
  owes: ({ isCancelled }) => isCancelled,
  follow: ({ services, tx, at, before: course, intent }) => {
    const waiting = course.queue.filter((person) => isInformed(course, person));
    return notifyOfCancellation(services, tx, { course, waiting, reason: intent.reason ?? '', at });
  },
};

/** Tells trainer and admins that a course was reopened. */
export const reopening: Follower = {
  owes: ({ isReopened }) => isReopened,
  follow: ({ tx, at, before: course, intent }) => notifyOfReopening(tx, { course, reason: intent.reason ?? '', at }),
};
