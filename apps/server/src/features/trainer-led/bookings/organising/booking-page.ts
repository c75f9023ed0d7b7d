import { webAddresses } from '@doselore/contract';
import { findPrincipal, type UserId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import type { BookingData } from '../confirming/booking.repository.ts';

type Target = { userId: UserId; booking: Pick<BookingData, 'id' | 'group_id' | 'subgroup_id'> };

/**
 * Finds the page on which an organiser books: that of admins of the organisation or of the service, or that of organisers.
 * `isForAdmins` tells whether the person reads notifications of the place. Undefined for an account that is gone.
 */
export async function findBookingPage(
  db: Queries,
  { userId, booking }: Target,
): Promise<{ address: string; isForAdmins: boolean } | undefined> {
  const { id, group_id: groupId, subgroup_id: subgroupId } = booking;
  const person = await findPrincipal(db, userId);
  if (person === undefined) return undefined;
  if (person.groupIds.includes(groupId)) return { address: webAddresses.groupBooking(groupId, id), isForAdmins: true };
  const own = person.services.find((service) => service.id === subgroupId);
  if (own !== undefined)
    return { address: webAddresses.serviceBooking({ groupId, subgroupId: own.id }, id), isForAdmins: true };
  return { address: webAddresses.ownBooking(id), isForAdmins: false };
}
