import { endpointAt, isService, type Level, type Place } from '@doselore/contract';
import {
  bookEnquiry,
  bookOwn,
  getBookingOptions,
  getOwnBookingOptions,
  listOrganiserEnquiries,
  listOwnBookings,
} from '@doselore/contract/bookings';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { roomQueries } from '../../../../platform/query-client/index.ts';

const bookings = roomQueries('bookings');

export const ownBookingsQuery = bookings.one(listOwnBookings);
export const organiserEnquiriesQuery = (params: { projectId: number; projectRequestId: number }) =>
  bookings.one(listOrganiserEnquiries, { params });

/** Request that somebody books: as its organiser, or as an admin of its organisation or service. */
export type BookingTarget = { level: Level; place: Place; projectRequestId: number };

/** The page of organisers has no place. */
const isOwn = ({ place }: BookingTarget) => place.groupId === 0;

/** Days and starts that can be booked. They are read anew whenever the page opens, because others book too. */
export const bookingOptionsQuery = (target: BookingTarget) => {
  const { level, place, projectRequestId } = target;
  return isOwn(target)
    ? bookings.one(getOwnBookingOptions, { params: { projectRequestId } })
    : bookings.one(endpointAt(getBookingOptions, place), { level, params: { ...place, projectRequestId } });
};

type Choice = { timesOfInterestId: number; startTimeDate: string; idempotencyKey: string };

export function bookChoice(target: BookingTarget, body: Choice): Promise<unknown> {
  const { level, place, projectRequestId } = target;
  if (isOwn(target)) return callEndpoint(bookOwn, { params: { projectRequestId }, body });
  if (isService(place))
    return callEndpoint(bookEnquiry.subgroup, { level, params: { ...place, projectRequestId }, body });
  return callEndpoint(bookEnquiry.group, { level, params: { groupId: place.groupId, projectRequestId }, body });
}
