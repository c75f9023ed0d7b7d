import { webAddresses } from '@doselore/contract';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { UserId } from '../../../../platform/access/index.ts';
import { formatMoment } from '../../../../platform/clock/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { notify } from '../../../site/notifications/index.ts';
import type { BookingData } from '../confirming/booking.repository.ts';
import { findBookingPage } from '../organising/booking-page.ts';
import { listHandling, listPeople } from '../people.repository.ts';
import { halfAnswered, pleaseKeep } from './keep-half.messages.ts';

type Room = Pick<Services, 'mail'>;
export type Keeping = { booking: BookingData; keeps: 'a' | 'b'; at: Date };

/** Returns the courses of the session that would stay and of the one that ends. */
export function coursesOf({ booking, keeps }: Pick<Keeping, 'booking' | 'keeps'>): { stays: string; ends: string } {
  const [first, second] = [booking.product, booking.day?.second.product ?? booking.product];
  return keeps === 'a' ? { stays: first, ends: second } : { stays: second, ends: first };
}

/** Asks an organiser by email, and as an admin of the place by notification, whether one session stays. */
export async function notifyOfKeeping(
  { mail }: Room,
  tx: Tx,
  { organiserId, dueAt, ...about }: Keeping & { organiserId: UserId; dueAt: Date },
): Promise<void> {
  const { booking, at } = about;
  const page = await findBookingPage(tx, { userId: organiserId, booking });
  const until = londonWallClock(dueAt);
  const { stays, ends } = coursesOf(about);
  const people = await listPeople(tx, [organiserId]);
  await mail.send(
    tx,
    pleaseKeep,
    people.map(({ email, first_name }) => ({
      to: email,
      values: { first_name, stays, ends, group_name: booking.group_name, until, page: page?.address ?? null },
    })),
  );
  if (page?.isForAdmins !== true) return;
  await notify(tx, {
    ...{ at, code: 'booking_changed', groupId: booking.group_id, tag: 'Bookings', actionUrl: page.address },
    ...{ title: 'Does one session stay?', body: `${stays} without ${ends}. Answer by ${formatMoment(until)}.` },
    userIds: [organiserId],
  });
}

type Answered = Keeping & { organiser: string; outcome: 'agreed' | 'refused' | 'lapsed' };

const titles = {
  agreed: 'One session stays',
  refused: 'Two sessions were cancelled',
  lapsed: 'The organiser did not answer',
} as const;

/** Notifies site admins of the answer of an organiser, or that there was none in time. */
export async function notifyOfAnswer(
  { mail }: Room,
  tx: Tx,
  { organiser, outcome, ...about }: Answered,
): Promise<void> {
  const { booking, at, keeps } = about;
  const people = await listHandling(tx, booking.handled_by);
  const { stays, ends } = coursesOf(about);
  const { project_id: projectId, group_id: groupId, group_name, day } = booking;
  const keptId = keeps === 'b' && day !== null ? day.second.id : booking.id;
  const page =
    outcome === 'lapsed' && day !== null
      ? webAddresses.bookingTwoInOne(projectId, day.id)
      : webAddresses.bookingRequest(projectId, keptId);
  await mail.send(
    tx,
    halfAnswered,
    people.map(({ email, first_name }) => ({
      to: email,
      values: { first_name, stays, ends, group_name, organiser, page, outcome },
    })),
  );
  await notify(tx, {
    ...{ at, code: 'booking_changed', groupId, tag: 'Bookings', actionUrl: page, title: titles[outcome] },
    body: `${organiser}: ${stays} without ${ends}, ${group_name}.`,
    userIds: people.map(({ user_id }) => user_id),
  });
}
