import { terms, webAddresses } from '@doselore/contract';
import { formatLongDay } from '../../../platform/clock/index.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { publicUrl } from '../../../platform/public-url.ts';
import type { Services } from '../../../platform/services.ts';
import { listReachableDelegates } from '../delegates/delegates.repository.ts';
import { notifyTrainer } from '../notify-trainer.ts';
import type { VirtualGroupData } from '../virtual-groups.repository.ts';

type Cancelled = { session: VirtualGroupData; reason: string; at: Date };

/** Notifies delegates by email and the trainer by notification, in the transaction of the cancellation. */
export async function notifyOfCancellation(services: Services, tx: Tx, of: Cancelled): Promise<void> {
  const { title, training_start, id } = of.session;
  const when = training_start === null ? '' : ` on ${formatLongDay(training_start)}`;
  const what = `${title}${when} has been cancelled.`;
  const delegates = await listReachableDelegates(tx, id);
  await services.mail.queueAll(
    tx,
    delegates.map(({ email, first_name }) => ({
      to: email,
      subject: `Cancelled: ${title}${when}`,
      greeting: `Hello ${first_name},`,
      paragraphs: [what, `Reason: ${of.reason}`, 'Your organisation will tell you if there is a new date.'],
      link: { label: 'Open My Courses', url: `${publicUrl(services.config)}${webAddresses.myCourses()}` },
    })),
  );
  await notifyTrainer(tx, {
    session: of.session,
    title: `A ${terms.virtualGroup.one} was cancelled`,
    body: `${what} ${of.reason}`,
    at: of.at,
  });
}
