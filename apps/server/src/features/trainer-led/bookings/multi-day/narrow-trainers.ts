import { AppError, type Body } from '@doselore/contract';
import type { narrowTrainers as endpoint, MultiDayCoverage } from '@doselore/contract/bookings';
import type { Actor } from '../../../../platform/access/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { checkTrainers } from '../asking/check-trainers.ts';
import { checkAhead } from './check-days.ts';
import { saveExcluded, saveFree } from './days.repository.ts';
import { type At, onDays } from './days-step.ts';
import { showCoverage } from './show-coverage.ts';

type Narrowing = At & { body: Body<typeof endpoint> };

/** Ends collecting dates, and compares the trainers for all of them. Stores the state, and who is left out. */
export async function narrowTrainers(
  services: Services,
  actor: Actor,
  { body, ...address }: Narrowing,
): Promise<MultiDayCoverage> {
  const { idempotencyKey: key, excludedTrainerIds: excluded } = body;
  const from = ['collecting', 'narrowed'] as const;
  const command = { ...address, command: 'narrow', key, action: 'bookings.narrow', from } as const;
  await onDays(services, actor, command, async ({ tx, at, booking }) => {
    checkAhead(booking, at);
    const { deliverable_id, venue_id, location_id, place_postcode } = booking;
    if (deliverable_id === 4 && venue_id === null && location_id === null && place_postcode === null)
      throw new AppError('conflict', 'The place of this booking is not known yet. Choose a venue or a location first.');
    if (excluded !== undefined) {
      await checkTrainers(tx, 'excludedTrainerIds', excluded);
      await saveExcluded(tx, booking.id, excluded);
    }
    if (booking.state === 'collecting') await saveFree(tx, { id: booking.id, state: 'narrowed', at });
    return excluded === undefined ? undefined : { excluded: excluded.length };
  });
  return showCoverage(services.db, address.multiDayId, services.clock.now());
}
