import { isVirtual } from '@doselore/contract';
import type { EnquiryChoices } from '@doselore/contract/bookings';
import type { GroupId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import { showChoices } from '../../course-planning/index.ts';
import { listOpenLocations, listOpenServices, listVenuesWithRefusals } from '../requests/choices.repository.ts';
import { findBookingSettings } from '../settings.repository.ts';
import { wishableDays } from './wished-windows.ts';

/** Returns what an organisation can ask for, and where. Venues that it cannot use are left out without a reason. */
export async function showEnquiryChoices(db: Queries, groupId: GroupId, at: Date): Promise<EnquiryChoices> {
  const { products, organisers } = await showChoices(db, groupId);
  const venues = await listVenuesWithRefusals(db, groupId);
  return {
    products: products.map(({ id, name, deliverable_id: way }) => ({ id, name, is_virtual: isVirtual(way) })),
    services: await listOpenServices(db, groupId),
    organisers,
    venues: venues
      .filter(({ refusal }) => refusal === null)
      .map(({ id, name, town, capacity }) => ({ id, name, town, capacity })),
    locations: await listOpenLocations(db),
    ...wishableDays(await findBookingSettings(db), at),
  };
}
