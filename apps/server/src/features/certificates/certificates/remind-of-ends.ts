import { webAddresses } from '@doselore/contract';
import { today } from '../../../platform/clock/index.ts';
import type { DailyJob } from '../../../platform/jobs/index.ts';
import type { SendingOf } from '../../../platform/mail/index.ts';
import type { Services } from '../../../platform/services.ts';
import { certificateEnding } from './certificates.messages.ts';
import { type DueReminder, takeDueReminders } from './reminders.repository.ts';

/** Days before the expiry of a certificate on which reminders are due. */
const thresholds = [90, 30, 7, 0];

export function remindOfEnds({ clock, mail }: Pick<Services, 'clock' | 'mail'>): DailyJob {
  return {
    name: 'certificate-reminders',
    async run(tx) {
      const due = await takeDueReminders(tx, { today: today(clock), now: clock.now(), thresholds });
      await mail.send(tx, certificateEnding, due.map(sendingOf));
    },
  };
}

function sendingOf({
  email: to,
  first_name,
  title,
  expires_on,
  left,
}: DueReminder): SendingOf<typeof certificateEnding> {
  const when = left === 0 ? 'today' : 'later';
  return { to, values: { first_name, title, expires_on, left, when, page: webAddresses.myCourses() } };
}
