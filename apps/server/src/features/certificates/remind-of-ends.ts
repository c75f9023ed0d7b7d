import { plural, webAddresses } from '@doselore/contract';
import { formatLongDay, today } from '../../platform/clock/index.ts';
import type { DailyJob } from '../../platform/jobs/index.ts';
import { publicUrl } from '../../platform/public-url.ts';
import type { Services } from '../../platform/services.ts';
import { type DueReminder, takeDueReminders } from './reminders.repository.ts';

/** Days before the expiry of a certificate on which reminders are due. */
const thresholds = [90, 30, 7, 0];

export function remindOfEnds(services: Pick<Services, 'clock' | 'mail' | 'config'>): DailyJob {
  const { clock, mail, config } = services;
  return {
    name: 'certificate-reminders',
    async run(tx) {
      for (const due of await takeDueReminders(tx, { today: today(clock), now: clock.now(), thresholds })) {
        await mail.queue(tx, {
          to: due.email,
          subject: `Your certificate ${when(due)}: ${due.title}`,
          greeting: `Hello ${due.first_name},`,
          paragraphs: [
            `Your certificate "${due.title}" ${when(due)}, on ${formatLongDay(due.expires_on)}.`,
            'If you have a licence to renew it, the course is under My Courses. It shows the expiry date of the new certificate before you start. If you have no licence, ask your organisation.',
            'You can switch these reminders off in My Profile.',
          ],
          link: { label: 'Open My Courses', url: `${publicUrl(config)}${webAddresses.myCourses()}` },
        });
      }
    },
  };
}

function when({ left }: DueReminder): string {
  return left === 0 ? 'expires today' : `expires in ${left} ${plural(left, 'day', 'days')}`;
}
