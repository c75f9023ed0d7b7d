import { webAddresses } from '@doselore/contract';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { formatLongDay, formatMoment } from '../../../../platform/clock/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { listWilling, notify } from '../../../site/notifications/index.ts';
import { bookingAsked, bookingAskedReminder, bookingWithdrawn } from './asking.messages.ts';
import { listRecipients, type Recipient } from './recipients.repository.ts';

type Notifying = { enquiryIds: readonly number[]; at: Date };
type Mailing = Pick<Services, 'mail'>;
type Letter = { trainer: Recipient; all: readonly Recipient[]; due: Date };

const page = webAddresses.availabilityEnquiries();
const timeOf = (at: Date) => at.toISOString().slice(11, 16);

const startsOf = ({ window_start: first, window_end: last }: Recipient): string =>
  first.getTime() === last.getTime() ? `start at ${timeOf(first)}` : `start from ${timeOf(first)} to ${timeOf(last)}`;

const datesOf = (all: readonly Recipient[]) =>
  all.map((one) => ({
    ...{ title: one.title, group_name: one.group_name, day: one.window_start, starts: startsOf(one) },
  }));

/** Groups questions by trainer: one message for each. */
function lettersOf(rows: readonly Recipient[]): Letter[] {
  return [...Map.groupBy(rows, (row) => row.user_id).values()].flatMap((all) => {
    const [trainer] = all;
    if (trainer === undefined) return [];
    return [{ trainer, all, due: londonWallClock(new Date(Math.min(...all.map((one) => one.due_at.getTime())))) }];
  });
}

type Notice = { title: string; body: (letter: Letter) => string; at: Date };

async function notifyEach(tx: Tx, letters: readonly Letter[], { title, body, at }: Notice): Promise<void> {
  for (const letter of letters)
    for (const [groupId] of Map.groupBy(letter.all, (one) => one.group_id))
      await notify(tx, {
        ...{ code: 'trainer_asked' as const, groupId, title, tag: 'Bookings', body: body(letter), actionUrl: page, at },
        userIds: [letter.trainer.user_id],
      });
}

/** Asks trainers about dates: one email and one notification for each of them. */
export async function notifyOfQuestions({ mail }: Mailing, tx: Tx, { enquiryIds, at }: Notifying): Promise<void> {
  const letters = lettersOf(await listRecipients(tx, enquiryIds));
  const sendings = letters.map(({ trainer, all, due }) => {
    const { email: to, first_name, title, group_name, place, minutes } = trainer;
    return { to, values: { first_name, title, group_name, place, minutes, due, page, dates: datesOf(all) } };
  });
  await mail.send(tx, bookingAsked, sendings);
  await notifyEach(tx, letters, {
    ...{ title: 'Can you teach on these dates?', at },
    body: ({ trainer, all, due }) =>
      `${trainer.title} for ${trainer.group_name}: ${all.map((one) => formatLongDay(one.window_start)).join(', ')}. Answer by ${formatMoment(due)}.`,
  });
}

/** Reminds trainers by email, apart from those who have switched reminders off. Returns who was reminded. */
export async function notifyOfDeadline({ mail }: Mailing, tx: Tx, enquiryIds: readonly number[]): Promise<number[]> {
  const rows = await listRecipients(tx, enquiryIds);
  const letters = lettersOf(await listWilling(tx, rows, 'bookingReminders'));
  const sendings = letters.map(({ trainer, all, due }) => ({
    to: trainer.email,
    values: { first_name: trainer.first_name, due, page, dates: datesOf(all) },
  }));
  await mail.send(tx, bookingAskedReminder, sendings);
  return letters.map(({ trainer }) => trainer.user_id);
}

/** Notifies trainers that dates are no longer needed: one email for all dates of a command. */
export async function notifyOfWithdrawal({ mail }: Mailing, tx: Tx, { enquiryIds, at }: Notifying): Promise<void> {
  const letters = lettersOf(await listRecipients(tx, enquiryIds));
  const sendings = letters.map(({ trainer, all }) => ({
    to: trainer.email,
    values: { first_name: trainer.first_name, page, dates: datesOf(all) },
  }));
  await mail.send(tx, bookingWithdrawn, sendings);
  await notifyEach(tx, letters, {
    ...{ title: 'Dates are no longer needed', at },
    body: ({ all }) => `${all.map((one) => `${one.title} on ${formatLongDay(one.window_start)}`).join(', ')}.`,
  });
}
