import { webAddresses } from '@doselore/contract';
import { londonWallClock } from '@doselore/contract/wall-clock';
import type { VirtualGroupId } from '../../../../platform/access/index.ts';
import { formatMoment, formatPeriod } from '../../../../platform/clock/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { listWilling, notify } from '../../../site/notifications/index.ts';
import type { Withdrawn } from '../converting/converting.repository.ts';
import { listHandling, listPeople, type Person } from '../people.repository.ts';
import { type BookingUnit, nameOf, pageOf, placeOf, sessionsOf } from '../wanted/booking-unit.ts';
import type { ConfirmationData } from './confirmations.repository.ts';
import {
  bookingBlocked,
  bookingBooked,
  bookingConfirmed,
  bookingDateLost,
  bookingDeclined,
  bookingLapsed,
  bookingTrainerLost,
  bookingWithdrawn,
  confirmReminder,
  pleaseConfirm,
} from './confirming.messages.ts';

type Room = Pick<Services, 'mail'>;
type About = { booking: BookingUnit; at: Date };

const valuesOf = (booking: BookingUnit, { first_name }: Person) => ({
  first_name,
  title: nameOf(booking),
  group_name: booking.group_name,
});

type Notice = About & { people: readonly Person[]; title: string; body: string; page: string };

/** Inserts a notification about a booking for people who have one. */
function notifyPeople(tx: Tx, { booking, at, people, page, ...words }: Notice): Promise<void> {
  return notify(tx, {
    ...{ at, code: 'booking_changed', groupId: booking.group_id, tag: 'Bookings', actionUrl: page, ...words },
    userIds: people.map(({ user_id }) => user_id),
  });
}

type Question = About & { trainerUserId: number; startsAt: Date; dueAt: Date };

function questionValues({ booking, startsAt, dueAt }: Question, person: Person) {
  const end = sessionsOf(booking, startsAt)[0]?.end ?? startsAt;
  return {
    ...{
      ...valuesOf(booking, person),
      start: startsAt,
      period: { start: startsAt, end },
      until: londonWallClock(dueAt),
    },
    ...{
      dates: datesOf(booking, startsAt),
      delegates: booking.delegates,
      place: placeOf(booking),
      page: webAddresses.bookingConfirmations(),
    },
  };
}

/**
 * Returns the times of a course of several days in words, and those of two sessions on one day with their courses. Null for one
 * session, which is named as a period.
 */
function datesOf(booking: BookingUnit, startsAt: Date): string | null {
  const sessions = sessionsOf(booking, startsAt);
  if (sessions.length === 1) return null;
  return sessions
    .map(({ wish, half, place, ...period }) =>
      [
        ...(half === null ? [] : [wish.product]),
        formatPeriod(period),
        ...(half === null || place === null ? [] : [place]),
      ].join(', '),
    )
    .join('; ');
}

/** Asks a trainer by email and by notification to confirm a start. */
export async function notifyOfQuestion({ mail }: Room, tx: Tx, question: Question): Promise<void> {
  const { booking, at, trainerUserId, startsAt, dueAt } = question;
  const people = await listPeople(tx, [trainerUserId]);
  await mail.send(
    tx,
    pleaseConfirm,
    people.map((person) => ({ to: person.email, values: questionValues(question, person) })),
  );
  await notifyPeople(tx, {
    ...{ booking, at, people, page: webAddresses.bookingConfirmations(), title: 'Please confirm a booking' },
    body: `${nameOf(booking)} for ${booking.group_name} on ${formatMoment(startsAt)}. Answer by ${formatMoment(londonWallClock(dueAt))}.`,
  });
}

type Reminding = About & { confirmation: ConfirmationData; isByHand: boolean };

/** Reminds a trainer of a question. A trainer who has switched reminders off gets those of a site admin only. */
export async function remindOfQuestion(
  { mail }: Room,
  tx: Tx,
  { confirmation, isByHand, ...about }: Reminding,
): Promise<void> {
  const { trainer_user_id: trainerUserId, starts_at: startsAt, due_at: dueAt } = confirmation;
  const all = await listPeople(tx, [trainerUserId]);
  const people = isByHand ? all : await listWilling(tx, all, 'bookingReminders');
  await mail.send(
    tx,
    confirmReminder,
    people.map((person) => ({
      to: person.email,
      values: questionValues({ ...about, trainerUserId, startsAt, dueAt }, person),
    })),
  );
}

/** Notifies the organiser that a site admin chose a date for them. */
export async function notifyOfBooking(
  { mail }: Room,
  tx: Tx,
  about: About & { startsAt: Date; dueAt: Date },
): Promise<void> {
  const { booking, at, startsAt: start, dueAt } = about;
  const people = await listPeople(tx, [booking.organiser_user_id]);
  const until = londonWallClock(dueAt);
  await mail.send(
    tx,
    bookingBooked,
    people.map((person) => ({
      to: person.email,
      values: { ...valuesOf(booking, person), start, until, dates: datesOf(booking, start) },
    })),
  );
  const body = `${nameOf(booking)} on ${formatMoment(start)}. A trainer has until ${formatMoment(until)} to confirm it.`;
  const page = webAddresses.groupDashboard(booking.group_id);
  await notifyPeople(tx, { booking, at, people, title: 'A date was chosen', body, page });
}

/** Notifies the organiser that no trainer confirmed the booked date. */
export async function notifyOfLostDate({ mail }: Room, tx: Tx, about: About & { startsAt: Date }): Promise<void> {
  const { booking, at, startsAt: start } = about;
  const people = await listPeople(tx, [booking.organiser_user_id]);
  await mail.send(
    tx,
    bookingDateLost,
    people.map((person) => ({ to: person.email, values: { ...valuesOf(booking, person), start } })),
  );
  const body = `No trainer could confirm ${nameOf(booking)} on ${formatMoment(start)}. We look for another date.`;
  const page = webAddresses.groupDashboard(booking.group_id);
  await notifyPeople(tx, { booking, at, people, title: 'A booked date is no longer possible', body, page });
}

type Declined = About & {
  confirmation: ConfirmationData;
  state: 'rejected' | 'lapsed' | 'withdrawn';
  reason: string | null;
  /** Name of the trainer who is asked now. */
  next: string | undefined;
};

const declineWords: Record<Declined['state'], { title: string; verb: string }> = {
  rejected: { title: 'A trainer rejected a booking', verb: 'does not confirm' },
  lapsed: { title: 'A trainer did not answer', verb: 'did not answer in time' },
  withdrawn: { title: 'A trainer can no longer lead a booking', verb: 'can no longer lead the course' },
};

const outcomeOf = ({ kind }: BookingUnit, next: string | undefined): keyof typeof thenOf =>
  next !== undefined ? 'asked' : kind === 'days' ? 'free' : 'fallen';

const thenOf = {
  asked: (next: string | undefined) => `We have asked ${next}.`,
  fallen: () => 'The date is no longer booked.',
  free: () => 'All dates are free again: choose another trainer.',
};

/** Notifies site admins that a trainer does not take a start, and of what happened then. */
export async function notifyOfDecline({ mail }: Room, tx: Tx, { booking, at, ...declined }: Declined): Promise<void> {
  const { confirmation, state, reason, next } = declined;
  const people = await listHandling(tx, booking.handled_by);
  const page = pageOf(booking);
  const start = confirmation.starts_at;
  const sendings = people.map((person) => ({
    to: person.email,
    values: {
      ...{ ...valuesOf(booking, person), start, page, trainer: confirmation.trainer, next: next ?? null },
      outcome: outcomeOf(booking, next),
    },
  }));
  if (state === 'lapsed') await mail.send(tx, bookingLapsed, sendings);
  else if (state === 'withdrawn') await mail.send(tx, bookingTrainerLost, sendings);
  else
    await mail.send(
      tx,
      bookingDeclined,
      sendings.map((one) => ({ ...one, values: { ...one.values, reason } })),
    );
  const what = `${nameOf(booking)} for ${booking.group_name} on ${formatMoment(start)}`;
  const then = thenOf[outcomeOf(booking, next)](next);
  const { title, verb } = declineWords[state];
  await notifyPeople(tx, {
    booking,
    at,
    people,
    title,
    body: `${confirmation.trainer} ${verb}: ${what}. ${then}`,
    page,
  });
}

/** Notifies site admins that a booking could not become a course. */
export async function notifyOfBlock({ mail }: Room, tx: Tx, about: About & { reason: string }): Promise<void> {
  const { booking, at, reason } = about;
  const people = await listHandling(tx, booking.handled_by);
  const page = pageOf(booking);
  await mail.send(
    tx,
    bookingBlocked,
    people.map((person) => ({ to: person.email, values: { ...valuesOf(booking, person), page, reason } })),
  );
  const body = `${nameOf(booking)} for ${booking.group_name}: ${reason}.`;
  await notifyPeople(tx, { booking, at, people, title: 'A booking could not become a course', body, page });
}

type Converted = About & {
  confirmation: ConfirmationData;
  virtualGroupId: VirtualGroupId;
  others: readonly Withdrawn[];
};

/**
 * Notifies site admins of the course of a booking, and other trainers that their dates are free again. The course itself
 * notifies its trainer and its organiser.
 */
export async function notifyOfConversion(
  { mail }: Room,
  tx: Tx,
  { booking, at, ...converted }: Converted,
): Promise<void> {
  const { confirmation, virtualGroupId, others } = converted;
  const { starts_at: start, trainer } = confirmation;
  const people = await listHandling(tx, booking.handled_by);
  const page = webAddresses.courseDelegates(booking.group_id, virtualGroupId);
  await mail.send(
    tx,
    bookingConfirmed,
    people.map((person) => ({ to: person.email, values: { ...valuesOf(booking, person), start, trainer, page } })),
  );
  const body = `${trainer} leads ${nameOf(booking)} for ${booking.group_name} on ${formatMoment(start)}.`;
  await notifyPeople(tx, { booking, at, people, title: 'A booking was confirmed', body, page });
  const trainerIds = others.map(({ trainer_user_id }) => trainer_user_id);
  await notifyOfWithdrawal({ mail }, tx, { booking, at, trainerIds, outcome: 'booked' });
}

type Withdrawal = About & { trainerIds: readonly number[]; outcome: 'booked' | 'cancelled' | 'changed' | 'unfit' };

/** Notifies trainers that the dates about which they were asked are free again: one email each. */
export async function notifyOfWithdrawal(
  { mail }: Room,
  tx: Tx,
  { booking, trainerIds, outcome }: Withdrawal,
): Promise<void> {
  const people = await listPeople(tx, trainerIds);
  await mail.send(
    tx,
    bookingWithdrawn,
    people.map((person) => ({ to: person.email, values: { ...valuesOf(booking, person), outcome } })),
  );
}
