import { plural, webAddresses } from '@doselore/contract';
import { formatLongDay, today } from '../../../../platform/clock/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { DailyJob } from '../../../../platform/jobs/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { notify, notifyEverySiteAdmin, notifyGroupAdmins } from '../../notifications/index.ts';
import { documentReviewDue } from '../documents.messages.ts';
import { type DueReview, takeDueReviews } from './reviews.repository.ts';

/** Days before the review of a document on which its owner is notified. */
const thresholds = [30, 0];

type Room = Pick<Services, 'clock' | 'mail'>;

/** Tells owners of documents that a review is due. For an owner who is no admin any longer, the admins of the place are notified. */
export function remindOfReviews(services: Room): DailyJob {
  const { clock } = services;
  return {
    name: 'document-reviews',
    async run(tx) {
      const due = await takeDueReviews(tx, { today: today(clock), now: clock.now(), thresholds });
      for (const review of due) await tell(services, tx, review);
    },
  };
}

async function tell({ clock, mail }: Room, tx: Tx, review: DueReview): Promise<void> {
  const { document_id: documentId, group_id: groupId, title } = review;
  const actionUrl =
    groupId === null ? webAddresses.siteDocument(documentId) : webAddresses.groupDocument(groupId, documentId);
  const notice = {
    title: `Review due ${when(review)}: ${title}`,
    tag: 'Documents',
    body: `Read "${title}" by ${formatLongDay(review.review_due_on)}. Then set the next day of review, or add a new version.`,
    actionUrl,
    at: clock.now(),
  };
  const about =
    groupId === null ? ({ code: 'site_document_review' } as const) : ({ code: 'document_review', groupId } as const);
  if (!review.is_admin) {
    if (about.code === 'document_review') await notifyGroupAdmins(tx, { ...notice, ...about });
    else await notifyEverySiteAdmin(tx, { ...notice, ...about });
    return;
  }
  await notify(tx, { ...notice, ...about, userIds: [review.owner_id] });
  const { email: to, first_name, left, review_due_on: due_on } = review;
  const values = { first_name, title, left, due_on, page: actionUrl };
  await mail.send(tx, documentReviewDue, [{ to, values: { ...values, when: left === 0 ? 'today' : 'later' } }]);
}

function when({ left }: DueReview): string {
  return left === 0 ? 'today' : `in ${left} ${plural(left, 'day', 'days')}`;
}
