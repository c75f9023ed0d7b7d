import { webAddresses } from '@doselore/contract';
import type { ProjectRequestId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { notify } from '../../../site/notifications/index.ts';
import { listHandling, type Person } from '../people.repository.ts';
import { bookingNoneLeft, bookingOptionReady, bookingProblem } from './asking.messages.ts';
import { findHandled, type Handled } from './recipients.repository.ts';

type About = { id: ProjectRequestId; at: Date };
type Mailing = Pick<Services, 'mail'>;
type Notice = { title: string; body: string };
type Addressed = { handled: Handled; people: readonly Person[] };

/** Finds a request, and the site admins whom its messages are for. */
async function findAddressed(tx: Tx, id: ProjectRequestId): Promise<Addressed | undefined> {
  const handled = await findHandled(tx, id);
  return handled && { handled, people: await listHandling(tx, handled.handled_by) };
}

async function notifyHandling(
  tx: Tx,
  { handled, people, at, ...notice }: Notice & Addressed & { at: Date },
): Promise<void> {
  await notify(tx, {
    ...{ code: 'booking_answers' as const, groupId: handled.group_id, tag: 'Bookings', at, ...notice },
    actionUrl: webAddresses.bookingRequest(handled.project_id, handled.id),
    userIds: people.map(({ user_id: id }) => id),
  });
}

const sendingsOf = ({ handled, people }: Addressed) =>
  people.map(({ email: to, first_name }) => ({
    to,
    values: {
      ...{ first_name, title: handled.title, group_name: handled.group_name },
      page: webAddresses.bookingRequest(handled.project_id, handled.id),
    },
  }));

const whatOf = ({ title, group_name }: Handled) => `${title} for ${group_name}`;

/** Notifies the site admins of a request that a date has a trainer, or that no trainer is left. */
export async function notifyOfOutcome(
  { mail }: Mailing,
  tx: Tx,
  { id, at, outcome }: About & { outcome: 'option' | 'none_left' },
): Promise<void> {
  const addressed = await findAddressed(tx, id);
  if (addressed === undefined) return;
  const { handled } = addressed;
  await mail.send(tx, outcome === 'option' ? bookingOptionReady : bookingNoneLeft, sendingsOf(addressed));
  const words =
    outcome === 'option'
      ? { title: 'A date has a trainer', body: `${whatOf(handled)}: a trainer can come on one of the dates.` }
      : { title: 'No trainer is left', body: `${whatOf(handled)}: ask other trainers, or add dates.` };
  await notifyHandling(tx, { ...addressed, at, ...words });
}

/** Notifies the site admins of a request what a trainer wrote with the answer. */
export async function notifyOfProblem(
  { mail }: Mailing,
  tx: Tx,
  { id, at, trainer, problem }: About & { trainer: string; problem: string },
): Promise<void> {
  const addressed = await findAddressed(tx, id);
  if (addressed === undefined) return;
  const sendings = sendingsOf(addressed).map(({ to, values }) => ({ to, values: { ...values, trainer, problem } }));
  await mail.send(tx, bookingProblem, sendings);
  await notifyHandling(tx, {
    ...addressed,
    at,
    title: 'A trainer wrote a problem',
    body: `${trainer} about ${whatOf(addressed.handled)}.`,
  });
}
