import type { Actor } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { areBookingsOn, lockSiteSettings, saveSiteSettings } from '../../../platform/site-settings/index.ts';

/** Switches bookings of the whole site on or off. Switching to the present state changes nothing. */
export function switchBookings({ db }: Pick<Services, 'db'>, actor: Actor, isOn: boolean): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockSiteSettings(tx);
    const wasOn = await areBookingsOn(tx);
    if (wasOn === isOn) return;
    const [before, after] = [wasOn ? 'on' : 'off', isOn ? 'on' : 'off'];
    await saveSiteSettings(tx, { bookings: after });
    await recordAudit(tx, actor, {
      action: 'bookings.switch',
      subject: 'site settings',
      changes: { bookings: [before, after] },
    });
  });
}
