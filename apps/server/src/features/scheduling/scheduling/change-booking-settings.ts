import { type Body, fieldError } from '@doselore/contract';
import {
  type BookingSettings,
  bookingSettingsFields,
  daysProblem,
  type changeBookingSettings as endpoint,
  sumOfWeights,
  weightsProblem,
} from '@doselore/contract/scheduling';
import type { Actor } from '../../../platform/access/index.ts';
import { mergeChange, recordAudit, recordChanges } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { lockBookingSettings, saveBookingSettings } from './facts/settings.repository.ts';

const subject = 'site settings';

/**
 * Changes the settings of the choice of a trainer, and returns them. Throws 422 when the weights do not add up to 100,
 * or days contradict each other, together with the changes that somebody else saved.
 */
export function changeBookingSettings(
  { db }: Pick<Services, 'db'>,
  actor: Actor,
  { baseValues, ...submitted }: Body<typeof endpoint>,
): Promise<BookingSettings> {
  return inTransaction(db, async (tx) => {
    const now = await lockBookingSettings(tx);
    const settings = await mergeChange<BookingSettings>(tx, actor, { subject, now, submitted, baseValues });
    const problem = weightsProblem(sumOfWeights((name) => settings[name]));
    if (problem !== undefined) throw fieldError('feedback_weight', problem);
    const contradiction = daysProblem((name) => settings[name]);
    if (contradiction !== undefined) throw fieldError(contradiction.field, contradiction.problem);
    await saveBookingSettings(tx, settings);
    const changes = recordChanges(bookingSettingsFields, now, settings);
    await recordAudit(tx, actor, { action: 'bookings.settings', subject, ...changes });
    return settings;
  });
}
