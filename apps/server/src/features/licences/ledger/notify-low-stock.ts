import { webAddresses } from '@doselore/contract';
import { minutes } from '../../../platform/clock/index.ts';
import type { FrequentJob } from '../../../platform/jobs/index.ts';
import type { Services } from '../../../platform/services.ts';
import { stockLow } from './ledger.messages.ts';
import { takeDueAlerts } from './low-stock.repository.ts';

/** Sends the email to the notification of low stock. Sends none when the stock has recovered by then. */
export function notifyLowStock({ clock, mail }: Pick<Services, 'clock' | 'mail'>): FrequentJob {
  return {
    name: 'low-stock-mail',
    everyMs: minutes(1),
    async run(tx) {
      const alerts = await takeDueAlerts(tx, clock.now());
      await mail.send(
        tx,
        stockLow,
        alerts.map(({ email: to, group_id, ...alert }) => ({
          to,
          values: { ...alert, page: webAddresses.groupLicences(group_id) },
        })),
      );
    },
  };
}
