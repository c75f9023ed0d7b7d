import { plural, webAddresses } from '@doselore/contract';
import { formatLongDay, today } from '../../../../platform/clock/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { DailyJob } from '../../../../platform/jobs/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { notify, notifyEverySiteAdmin } from '../../../site/notifications/index.ts';
import { productReviewDue } from '../product-details.messages.ts';
import { type DueProduct, takeDueProducts } from './due-products.repository.ts';

/** Days before the day on which notice is given. */
const thresholds = { review: [30, 0], accreditation: [90, 30] };

type Room = Pick<Services, 'clock' | 'mail'>;

/**
 * Notifies the owner of a course that its review is due, and all site admins that its accreditation ends. Site admins
 * are notified of the review too when the course has no owner who is a site admin.
 */
export function remindOfProducts(services: Room): DailyJob {
  const { clock } = services;
  return {
    name: 'product-days',
    async run(tx) {
      const due = await takeDueProducts(tx, { today: today(clock), now: clock.now(), ...thresholds });
      for (const product of due) await tell(services, tx, product);
    },
  };
}

async function tell({ clock, mail }: Room, tx: Tx, product: DueProduct): Promise<void> {
  const { about, owner } = product;
  const actionUrl = webAddresses.productDetails(product.product_type, product.product_id);
  const notice = { ...wordsOf(product), tag: 'Courses', actionUrl, at: clock.now(), code: 'product_due' as const };
  if (about === 'accreditation' || owner === null) {
    await notifyEverySiteAdmin(tx, notice);
    return;
  }
  await notify(tx, { ...notice, userIds: [owner.id] });
  const { title, left, due_on } = product;
  const values = { first_name: owner.first_name, title, left, due_on, page: actionUrl };
  await mail.send(tx, productReviewDue, [
    { to: owner.email, values: { ...values, when: left === 0 ? 'today' : 'later' } },
  ]);
}

function wordsOf({ about, title, left, due_on }: DueProduct): { title: string; body: string } {
  const when = left === 0 ? 'today' : `in ${left} ${plural(left, 'day', 'days')}`;
  if (about === 'accreditation')
    return {
      title: `Accreditation ends ${when}: ${title}`,
      body: `"${title}" is accredited until ${formatLongDay(due_on)}. Renew the accreditation, then enter its new last day.`,
    };
  return {
    title: `Review due ${when}: ${title}`,
    body: `Review "${title}" by ${formatLongDay(due_on)}. Then enter the day of the review and of the next one.`,
  };
}
