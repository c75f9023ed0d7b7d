import { fieldError } from '@doselore/contract';
import type { Tx } from '../../../platform/db/index.ts';
import { isLocationOpen } from './venues.repository.ts';

/** Throws for a location that is archived or does not exist. Holds it until commit. Null chooses none. */
export async function checkLocation(tx: Tx, locationId: number | null): Promise<void> {
  if (locationId !== null && !(await isLocationOpen(tx, locationId)))
    throw fieldError('location_id', 'Choose a location in use');
}
