import type { Change, Follower } from '../course-changes/index.ts';
import { saveKnown } from './organiser-notices.repository.ts';
import { queueNews } from './send-news.ts';

/** Returns whether a change is one that the organiser of a course is notified of. */
function isNews(change: Change): boolean {
  const { isScheduled, hasLostDate, isDated, isMoved, hasNewTrainer, hasNewOrganiser } = change;
  return isScheduled || hasLostDate || (isDated && (isMoved || hasNewTrainer || hasNewOrganiser));
}

/** Notifies the organiser of a course once for a burst of changes. An organiser is not notified of their own changes. */
export const organiserNotices: Follower = {
  owes: (change) => change.after.organiser_user_id !== null && isNews(change),
  async follow({ services, tx, at, actor, after: { id: virtualGroupId, organiser_user_id: organiserId } }) {
    if (actor !== undefined && actor.id === organiserId) await saveKnown(tx, { virtualGroupId, userId: actor.id, at });
    else await queueNews(tx, services.clock, virtualGroupId);
  },
};
