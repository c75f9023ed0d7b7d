import type { Actor } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import { queueTask } from '../../../platform/jobs/index.ts';
import type { Services } from '../../../platform/services.ts';
import {
  areBookingsOn,
  findSiteSettings,
  lockSiteSettings,
  saveSiteSettings,
} from '../../../platform/site-settings/index.ts';
import { moveDeadlines } from './due/move-deadlines.repository.ts';
import { confirmationKind } from './due/watch-confirmations.ts';

/**
 * Switches bookings of the whole site on or off. Switching to the present state changes nothing. Switching on moves the
 * deadlines of open questions by the time for which nobody could answer.
 */
export function switchBookings(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  isOn: boolean,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockSiteSettings(tx);
    const wasOn = await areBookingsOn(tx);
    if (wasOn === isOn) return;
    const [before, after] = [wasOn ? 'on' : 'off', isOn ? 'on' : 'off'];
    const at = clock.now();
    await saveSiteSettings(tx, isOn ? { bookings: after } : { bookings: after, bookingsOffSince: at.toISOString() });
    if (isOn) await catchUp(tx, { clock, at });
    await recordAudit(tx, actor, {
      action: 'bookings.switch',
      subject: 'site settings',
      changes: { bookings: [before, after] },
    });
  });
}

/** Moves deadlines by the time for which bookings were off, and has every open question looked at. */
async function catchUp(tx: Tx, { clock, at }: Pick<Services, 'clock'> & { at: Date }): Promise<void> {
  const { bookingsOffSince: since } = await findSiteSettings(tx, ['bookingsOffSince']);
  if (since === undefined) return;
  const ids = await moveDeadlines(tx, Math.max(0, at.getTime() - Date.parse(since)), 'in use');
  for (const subjectId of ids) await queueTask(tx, clock, { kind: confirmationKind, subjectId });
}
