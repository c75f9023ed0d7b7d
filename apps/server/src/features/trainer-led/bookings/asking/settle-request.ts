import type { ProjectRequestId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { getBooking } from '../confirming/booking.repository.ts';
import { askNow } from '../organising/ask-organiser.ts';
import { settleChoice } from '../organising/settle-choice.ts';
import { findBookingSettings } from '../settings.repository.ts';
import { countDates, settleDates } from './answers.repository.ts';
import { saveRequestState } from './asking.repository.ts';
import { notifyOfOutcome } from './notify-site-admins.ts';

/**
 * Brings a locked request and its dates in line with the answers of trainers, after one of them has changed. Notifies the
 * site admins of the first date with a trainer, and when no trainer is left. A request with a held start keeps its state, and so does one
 * that waits for its organiser while a start can be booked.
 */
export async function settleRequest(
  services: Pick<Services, 'mail'>,
  tx: Tx,
  { id, at }: { id: ProjectRequestId; at: Date },
): Promise<void> {
  await settleDates(tx, id);
  const { state, available, open } = await countDates(tx, id);
  if (state === 'awaiting_organiser') {
    const lost = await settleChoice(services, tx, { id, at, available });
    if (lost !== undefined && open === 0) await notifyOfOutcome(services, tx, { id, at, outcome: 'none_left' });
    return;
  }
  if (state !== 'seeking' && state !== 'options_ready') return;
  await saveRequestState(tx, { id, state: available > 0 ? 'options_ready' : 'seeking', at });
  if (state === 'seeking' && available > 0 && !(await askItself(services, tx, { id, at })))
    await notifyOfOutcome(services, tx, { id, at, outcome: 'option' });
  if (available === 0 && open === 0) await notifyOfOutcome(services, tx, { id, at, outcome: 'none_left' });
}

/** Asks the organiser of a request with its first option, when the settings of bookings say so. Returns whether it did. */
async function askItself(
  services: Pick<Services, 'mail'>,
  tx: Tx,
  { id, at }: { id: ProjectRequestId; at: Date },
): Promise<boolean> {
  const { asks_organiser_itself: asksItself } = await findBookingSettings(tx);
  if (!asksItself) return false;
  const booking = await getBooking(tx, id);
  return (await askNow(services, tx, { booking, at, actor: undefined })) === undefined;
}
