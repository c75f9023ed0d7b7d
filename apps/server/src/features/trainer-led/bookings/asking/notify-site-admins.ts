import { webAddresses } from '@doselore/contract';
import type { ProjectRequestId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { notify } from '../../../site/notifications/index.ts';
import { bookingNoneLeft, bookingOptionReady, bookingProblem } from './asking.messages.ts';
import { findHandled, type Handled } from './to-tell.repository.ts';

type About = { id: ProjectRequestId; at: Date };
type Mailing = Pick<Services, 'mail'>;
type Notice = { title: string; body: string };

async function notifyHandling(
  tx: Tx,
  { handled, at, ...notice }: Notice & { handled: Handled; at: Date },
): Promise<void> {
  await notify(tx, {
    ...{ code: 'booking_answers' as const, groupId: handled.group_id, tag: 'Bookings', at, ...notice },
    actionUrl: webAddresses.bookingRequest(handled.project_id, handled.id),
    userIds: handled.people.map(({ user_id: id }) => id),
  });
}

const sendingsOf = (handled: Handled) =>
  handled.people.map(({ email: to, first_name }) => ({
    to,
    values: {
      ...{ first_name, title: handled.title, group_name: handled.group_name },
      page: webAddresses.bookingRequest(handled.project_id, handled.id),
    },
  }));

const whatOf = ({ title, group_name }: Handled) => `${title} for ${group_name}`;

/** Tells the site admins of a request that a date has a trainer, or that no trainer is left. */
export async function notifyOfOutcome(
  { mail }: Mailing,
  tx: Tx,
  { id, at, outcome }: About & { outcome: 'option' | 'none_left' },
): Promise<void> {
  const handled = await findHandled(tx, id);
  if (handled === undefined) return;
  await mail.send(tx, outcome === 'option' ? bookingOptionReady : bookingNoneLeft, sendingsOf(handled));
  const words =
    outcome === 'option'
      ? { title: 'A date has a trainer', body: `${whatOf(handled)}: a trainer can come on one of the dates.` }
      : { title: 'No trainer is left', body: `${whatOf(handled)}: ask other trainers, or add dates.` };
  await notifyHandling(tx, { handled, at, ...words });
}

/** Tells the site admins of a request what a trainer wrote with the answer. */
export async function notifyOfProblem(
  { mail }: Mailing,
  tx: Tx,
  { id, at, trainer, problem }: About & { trainer: string; problem: string },
): Promise<void> {
  const handled = await findHandled(tx, id);
  if (handled === undefined) return;
  const sendings = sendingsOf(handled).map(({ to, values }) => ({ to, values: { ...values, trainer, problem } }));
  await mail.send(tx, bookingProblem, sendings);
  await notifyHandling(tx, {
    handled,
    at,
    title: 'A trainer wrote a problem',
    body: `${trainer} about ${whatOf(handled)}.`,
  });
}
