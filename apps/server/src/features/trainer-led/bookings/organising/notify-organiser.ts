import { londonWallClock } from '@doselore/contract/wall-clock';
import type { UserId } from '../../../../platform/access/index.ts';
import { formatMoment } from '../../../../platform/clock/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { listWilling, notify } from '../../../site/notifications/index.ts';
import type { BookingData } from '../confirming/booking.repository.ts';
import { listHandling, listPeople, type Person } from '../people.repository.ts';
import { nameOf, pageOf } from '../wanted/booking-unit.ts';
import { findBookingPage } from './booking-page.ts';
import type { Offered } from './find-offer.ts';
import {
  choiceEnded,
  choiceLapsed,
  choiceMade,
  chooseReminder,
  nothingAvailable,
  pleaseChoose,
} from './organising.messages.ts';

type Room = Pick<Services, 'mail'>;
type About = { booking: BookingData; at: Date };
type ToOrganiser = About & { organiserId: UserId };

const valuesOf = (booking: BookingData, { first_name }: Person) => ({
  first_name,
  title: nameOf(booking),
  group_name: booking.group_name,
});

type Notice = { title: string; body: string };

/** Inserts a notification for the organiser, when the person looks after the place as an admin. */
async function notifyAdmin(tx: Tx, { booking, at, organiserId }: ToOrganiser, notice: Notice): Promise<void> {
  const page = await findBookingPage(tx, { userId: organiserId, booking });
  if (page === undefined || !page.isForAdmins) return;
  await notify(tx, {
    ...{ at, code: 'booking_changed', groupId: booking.group_id, tag: 'Bookings', ...notice },
    ...{ actionUrl: page.address, userIds: [organiserId] },
  });
}

const timeOf = (start: number | undefined) => new Date(start ?? 0).toISOString().slice(11, 16);

/** Returns the starts of a day: `start from 09:00 to 10:30`, although not each start between them may be free. */
const startsOf = ({ starts }: Offered): string =>
  starts.length === 1 ? `start at ${timeOf(starts[0])}` : `start from ${timeOf(starts[0])} to ${timeOf(starts.at(-1))}`;

type Asking = ToOrganiser & { dueAt: Date; offer: readonly Offered[] };

/** Asks an organiser to choose one of the days that can be booked now. */
export async function notifyOfChoice({ mail }: Room, tx: Tx, asking: Asking): Promise<void> {
  const { booking, organiserId, dueAt, offer } = asking;
  const page = (await findBookingPage(tx, { userId: organiserId, booking }))?.address ?? null;
  const until = londonWallClock(dueAt);
  const days = offer.map((one) => ({ day: new Date(one.starts[0] ?? 0), starts: startsOf(one) }));
  const people = await listPeople(tx, [organiserId]);
  await mail.send(
    tx,
    pleaseChoose,
    people.map((person) => ({ to: person.email, values: { ...valuesOf(booking, person), until, page, days } })),
  );
  const body = `${nameOf(booking)} for ${booking.group_name}. Choose by ${formatMoment(until)}.`;
  await notifyAdmin(tx, asking, { title: 'Please choose a date', body });
}

type Reminding = ToOrganiser & { dueAt: Date; isByHand: boolean };

/** Reminds an organiser. Who has switched reminders off gets those of a site admin only. */
export async function remindOfChoice(
  { mail }: Room,
  tx: Tx,
  { booking, organiserId, dueAt, isByHand }: Reminding,
): Promise<void> {
  const all = await listPeople(tx, [organiserId]);
  const people = isByHand ? all : await listWilling(tx, all, 'bookingReminders');
  const page = (await findBookingPage(tx, { userId: organiserId, booking }))?.address ?? null;
  const until = londonWallClock(dueAt);
  await mail.send(
    tx,
    chooseReminder,
    people.map((person) => ({ to: person.email, values: { ...valuesOf(booking, person), until, page } })),
  );
}

/** Notifies an organiser that no trainer is available, in the words of a site admin. */
export async function notifyOfNothing(
  { mail }: Room,
  tx: Tx,
  { note, ...about }: ToOrganiser & { note: string },
): Promise<void> {
  const { booking, organiserId } = about;
  const people = await listPeople(tx, [organiserId]);
  await mail.send(
    tx,
    nothingAvailable,
    people.map((person) => ({ to: person.email, values: { ...valuesOf(booking, person), note } })),
  );
  await notifyAdmin(tx, about, {
    title: 'No trainer is available',
    body: `${nameOf(booking)} for ${booking.group_name}. We have emailed you the reason.`,
  });
}

const noticeOf = {
  lost: 'The dates are no longer possible',
  cancelled: 'A booking was cancelled',
  passed_on: 'Someone else chooses the date',
  lapsed: 'No date was chosen in time',
} as const;
export type ChoiceEnding = keyof typeof noticeOf;

/** Notifies an organiser of several requests of one project, by one email, that there is nothing to choose any longer. */
export async function notifyOfEnd(
  { mail }: Room,
  tx: Tx,
  {
    bookings,
    organiserId,
    outcome,
    at,
  }: { bookings: readonly BookingData[]; organiserId: UserId; outcome: ChoiceEnding; at: Date },
): Promise<void> {
  const [booking] = bookings;
  if (booking === undefined) return;
  const title = [...new Set(bookings.map(nameOf))].join(', ');
  const people = await listPeople(tx, [organiserId]);
  await mail.send(
    tx,
    choiceEnded,
    people.map((person) => ({ to: person.email, values: { ...valuesOf(booking, person), title, outcome } })),
  );
  const about = { booking, organiserId, at };
  await notifyAdmin(tx, about, { title: noticeOf[outcome], body: `${title} for ${booking.group_name}.` });
}

async function notifySite(
  tx: Tx,
  { booking, at }: About,
  notice: Notice & { people: readonly Person[] },
): Promise<void> {
  const { people, ...words } = notice;
  await notify(tx, {
    ...{ at, code: 'booking_changed', groupId: booking.group_id, tag: 'Bookings', ...words },
    actionUrl: pageOf(booking),
    userIds: people.map(({ user_id }) => user_id),
  });
}

type Chosen = About & { startsAt: Date; dueAt: Date; by: string };

/** Notifies site admins of the date that an organiser, or an admin of the place, chose. */
export async function notifyOfChosen({ mail }: Room, tx: Tx, { startsAt, dueAt, by, ...about }: Chosen): Promise<void> {
  const { booking } = about;
  const people = await listHandling(tx, booking.handled_by);
  const until = londonWallClock(dueAt);
  const page = pageOf(booking);
  await mail.send(
    tx,
    choiceMade,
    people.map((person) => ({
      to: person.email,
      values: { ...valuesOf(booking, person), start: startsAt, until, by, page },
    })),
  );
  const body = `${nameOf(booking)} for ${booking.group_name} on ${formatMoment(startsAt)}, chosen by ${by}.`;
  await notifySite(tx, about, { people, title: 'A date was chosen', body });
}

type Unchosen = About & { organiser: string; outcome: 'lapsed' | 'gone' };

/** Notifies site admins that an organiser did not choose in time, or can no longer choose. */
export async function notifyOfLapse({ mail }: Room, tx: Tx, about: Unchosen): Promise<void> {
  const { booking, organiser, outcome } = about;
  const people = await listHandling(tx, booking.handled_by);
  const page = pageOf(booking);
  await mail.send(
    tx,
    choiceLapsed,
    people.map((person) => ({ to: person.email, values: { ...valuesOf(booking, person), organiser, page, outcome } })),
  );
  const notice = {
    lapsed: {
      title: 'No date was chosen in time',
      body: `${organiser} did not choose a date for ${nameOf(booking)} at ${booking.group_name}.`,
    },
    gone: {
      title: 'The organiser can no longer choose',
      body: `${organiser} can no longer organise for ${booking.group_name}. Choose another organiser.`,
    },
  };
  await notifySite(tx, about, { people, ...notice[outcome] });
}
