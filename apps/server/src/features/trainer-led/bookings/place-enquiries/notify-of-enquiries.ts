import { plural, webAddresses } from '@doselore/contract';
import type { ProjectRequestId, UserId } from '../../../../platform/access/index.ts';
import { formatLongDay } from '../../../../platform/clock/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { notify } from '../../../site/notifications/index.ts';
import { listHandling, type Person } from '../people.repository.ts';
import { type About, findAbout } from './about-enquiry.repository.ts';
import { bookingOpened, bookingSuggested, enquiryCancelled } from './place-enquiries.messages.ts';

type Mailing = Pick<Services, 'mail'>;
type Event = { id: ProjectRequestId; at: Date; by: UserId };

/** Finds what messages say about a request of an organisation, and the site admins whom they are for. */
async function findAddressed(tx: Tx, { id, by }: Event) {
  const about = await findAbout(tx, { id, by });
  const people = await listHandling(tx, about.handled_by);
  const page = webAddresses.bookingRequest(about.project_id, id);
  const { title, group_name, by: name } = about;
  const each = <More extends object>(more: More) =>
    people.map(({ email: to, first_name }) => ({
      to,
      values: { first_name, title, group_name, by: name, page, ...more },
    }));
  return { about, people, page, each };
}

type Notice = { about: About; people: readonly Person[]; page: string; at: Date; title: string; body: string };

const notifyPeople = (tx: Tx, { about, people, page, at, title, body }: Notice): Promise<void> =>
  notify(tx, {
    ...{ code: 'booking_changed', groupId: about.group_id, tag: 'Bookings', at, title, body, actionUrl: page },
    userIds: people.map(({ user_id: id }) => id),
  });

/** Notifies the site admins that an organisation asks for training. */
export async function notifyOfEnquiry({ mail }: Mailing, tx: Tx, event: Event): Promise<void> {
  const { each, ...target } = await findAddressed(tx, event);
  const { title, group_name, by, delegates, days, first_day: first, place, enquiry } = target.about;
  if (first === null) throw new Error('An enquiry has a day');
  await mail.send(tx, bookingOpened, each({ delegates, days, first, place, words: enquiry || null }));
  const body = `${by} asks for ${title} for ${group_name}. ${days} ${plural(days, 'day', 'days')} would suit, the first on ${formatLongDay(first)}.`;
  await notifyPeople(tx, { ...target, at: event.at, title: 'New booking enquiry', body });
}

/** Notifies the site admins of a request that its organisation has suggested more days. */
export async function notifyOfSuggestion(
  { mail }: Mailing,
  tx: Tx,
  { days, ...event }: Event & { days: number },
): Promise<void> {
  const { each, ...target } = await findAddressed(tx, event);
  const { title, group_name, by } = target.about;
  await mail.send(tx, bookingSuggested, each({ days }));
  const body = `${by} suggests ${days} more ${plural(days, 'day', 'days')} for ${title} for ${group_name}.`;
  await notifyPeople(tx, { ...target, at: event.at, title: 'More days were suggested', body });
}

/** Notifies the site admins of a request that its organisation cancels it. */
export async function notifyOfCancelledEnquiry(
  { mail }: Mailing,
  tx: Tx,
  { reason, ...event }: Event & { reason: string },
): Promise<void> {
  const { each, ...target } = await findAddressed(tx, event);
  const { title, group_name, by } = target.about;
  await mail.send(tx, enquiryCancelled, each({ reason }));
  const body = `${by} cancelled ${title} for ${group_name}: ${reason}`;
  await notifyPeople(tx, { ...target, at: event.at, title: 'A booking enquiry was cancelled', body });
}
