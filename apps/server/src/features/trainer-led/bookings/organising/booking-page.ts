import { webAddresses } from '@doselore/contract';
import { findPrincipal, type UserId } from '../../../../platform/access/index.ts';
import type { Queries } from '../../../../platform/db/index.ts';
import type { BookingData } from '../confirming/booking.repository.ts';

type Target = { userId: UserId; booking: Pick<BookingData, 'id' | 'group_id' | 'subgroup_id' | 'day'> };

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
  const dayId = booking.day?.id;
  if (person.groupIds.includes(groupId)) {
    const address =
      dayId === undefined ? webAddresses.groupBooking(groupId, id) : webAddresses.groupTwoInOne(groupId, dayId);
    return { address, isForAdmins: true };
  }
  const own = person.services.find((service) => service.id === subgroupId);
  if (own !== undefined) {
    const place = { groupId, subgroupId: own.id };
    const address =
      dayId === undefined ? webAddresses.serviceBooking(place, id) : webAddresses.serviceTwoInOne(place, dayId);
    return { address, isForAdmins: true };
  }
  const address = dayId === undefined ? webAddresses.ownBooking(id) : webAddresses.ownTwoInOne(dayId);
  return { address, isForAdmins: false };
}
