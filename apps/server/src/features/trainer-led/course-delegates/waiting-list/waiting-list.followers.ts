import { promotionAt } from '@doselore/contract/course-delegates';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { Change, Follower } from '../../course-changes/index.ts';
import { courseSendings } from '../../course-notices/index.ts';
import { getCourse } from '../../virtual-groups/index.ts';
import { announceWaiting, isInformed } from './announce-waiting.ts';
import { endWaiting } from './end-waiting.ts';
import { freePlaces } from './free-places.ts';
import { promoteFirst } from './promote-first.ts';
import { waitingLeft, waitingNoDate } from './waiting-list.messages.ts';
import { withdrawOffers } from './waiting-list.repository.ts';

const hasEnded = ({ isCancelled, isClosed }: Change): boolean => isCancelled || isClosed;

/** Ends the waiting of people who got a place (V10) and of everybody when the course ends. Withdraws offers of a draft. */
export const endedWaiting: Follower = {
  owes: (change) => hasEnded(change) || change.isUnscheduled || change.added.length > 0,
  async follow(change) {
    const { tx, added, after, isUnscheduled } = change;
    if (added.length > 0) await endWaiting(tx, { virtualGroupId: after.id, userIds: added, state: 'taken' });
    if (hasEnded(change)) await endWaiting(tx, { virtualGroupId: after.id, state: 'lapsed' });
    if (isUnscheduled) await withdrawOffers(tx, after.id);
  },
};

const placesOf = ({ state, places, delegates, waiting, offers, waiting_list: list }: Change['after']): string =>
  JSON.stringify([state, places, delegates, waiting, offers, list]);

/** Gives free places of a course with an automatic list to the first who wait, as a change of its own. */
export const freedPlaces: Follower = {
  owes: (change) => {
    const { before, after, intent } = change;
    return change.isDated && intent.by !== 'list' && (intent.by === 'job' || placesOf(before) !== placesOf(after));
  },
  async follow({ tx, at, after }, again) {
    const course = await getCourse(tx, after.id);
    if (course === undefined || course.waiting_list !== 'automatic' || course.waiting === course.offers) return;
    if (freePlaces(course) === 0 || promotionAt(course, londonWallClock(at)) === 'nothing') return;
    await again(async (step) => void (await promoteFirst(step, freePlaces(step.course))), { by: 'list' });
  },
};

/** Emails people who wait: their position on a list with a date, that the date is gone, or that they were removed. */
export const waitingEmails: Follower = {
  owes: (change) => change.isScheduled || change.isUnscheduled || change.joined.length > 0 || isRemoved(change),
  async follow(change) {
    const { services, tx, before, after, isScheduled, isUnscheduled, joined, left } = change;
    if (isScheduled) return announceWaiting(services, tx, after);
    const informed = before.queue.filter((person) => isInformed(before, person));
    const { mail } = services;
    if (isUnscheduled) return mail.send(tx, waitingNoDate, courseSendings(before, informed));
    if (isRemoved(change)) {
      const removed = informed.filter(({ user_id }) => left.includes(user_id));
      await mail.send(tx, waitingLeft, courseSendings(before, removed));
    }
    if (after.state !== 'draft') await announceWaiting(services, tx, after, joined);
  },
};

/** Returns whether an admin took people off the list. */
const isRemoved = (change: Change): boolean =>
  change.intent.by === undefined && !hasEnded(change) && change.left.length > 0;
