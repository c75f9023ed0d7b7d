import type { Tx } from '../../../platform/db/index.ts';
import type { SendingOf } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/services.ts';
import { calendarCancel, calendarChanged, calendarRequest } from './calendar.messages.ts';
import type { CalendarEmail, Move } from './plan-invitations.ts';

type Changed = SendingOf<typeof calendarChanged>;

/** Email with a calendar file, with what every message about a course names. */
export type CalendarSending = SendingOf<typeof calendarRequest> & { email: CalendarEmail; isTrainer: boolean };

/** Emails what changed in calendars, and asks who has to answer a new date. */
export async function emailCalendars(
  { mail }: Pick<Services, 'mail'>,
  tx: Tx,
  sendings: readonly CalendarSending[],
): Promise<void> {
  const target = (kind: CalendarEmail['kind']) => sendings.filter(({ email }) => email.kind === kind);
  await mail.send(tx, calendarRequest, target('new'));
  await mail.send(tx, calendarChanged, target('changed').map(changedSending));
  await mail.send(tx, calendarCancel, target('gone'));
}

function changedSending({ to, values, calendar, email, isTrainer }: CalendarSending): Changed {
  const { moves, acceptanceEnded } = email;
  const hasMoved = moves.length > 0;
  const isAsked = !isTrainer && (acceptanceEnded || hasMoved);
  const date = hasMoved ? 'new_date' : 'date';
  return {
    ...{ to, calendar },
    values: {
      ...values,
      change: hasMoved ? 'times' : 'other',
      acceptance: acceptanceEnded ? 'ended' : 'none',
      answer: isAsked ? date : 'none',
      moves: moves.map(moveOf),
    },
  };
}

function moveOf({ before, after }: Move): Changed['values']['moves'][number] {
  if (before === null) return { wording: 'new', before, after };
  return { wording: after === null ? 'gone' : 'moved', before, after };
}
