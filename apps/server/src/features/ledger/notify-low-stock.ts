import { plural, webAddresses } from '@doselore/contract';
import { minutes } from '../../platform/clock/index.ts';
import type { FrequentJob } from '../../platform/jobs/index.ts';
import { publicUrl } from '../../platform/public-url.ts';
import type { Services } from '../../platform/services.ts';
import { takeDueAlerts } from './low-stock.repository.ts';

/** Sends the email to the notification of low stock. Sends none when the stock has recovered by then. */
export function notifyLowStock(services: Pick<Services, 'clock' | 'mail' | 'config'>): FrequentJob {
  const { clock, mail, config } = services;
  return {
    name: 'low-stock-mail',
    everyMs: minutes(1),
    async run(tx) {
      for (const alert of await takeDueAlerts(tx, clock.now()))
        await mail.queue(tx, {
          to: alert.email,
          subject: `Low licence stock: ${alert.title}`,
          greeting: `Hello ${alert.first_name},`,
          paragraphs: [
            `${alert.group_name} has ${alert.available} ${plural(alert.available, 'licence', 'licences')} left to issue for "${alert.title}".`,
            'We send this email once each time the stock falls to its reorder level. You can switch it off in My Profile.',
          ],
          link: {
            label: 'See licences',
            url: `${publicUrl(config)}${webAddresses.groupLicences(alert.group_id)}`,
          },
        });
    },
  };
}
