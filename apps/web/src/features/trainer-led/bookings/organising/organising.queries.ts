import { endpointAt, isService, type Level, type Place } from '@doselore/contract';
import {
  answerHalf,
  answerOwnHalf,
  bookEnquiry,
  bookOwn,
  bookOwnTwoInOneDay,
  bookTwoInOneDay,
  type DayOrder,
  getBookingOptions,
  getOwnBookingOptions,
  getOwnTwoInOneBooking,
  getTwoInOneBooking,
  listOrganiserEnquiries,
  listOwnBookings,
} from '@doselore/contract/bookings';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { roomQueries } from '../../../../platform/query-client/index.ts';

const bookings = roomQueries('bookings');

export const ownBookingsQuery = bookings.one(listOwnBookings);

export const organiserEnquiriesQuery = (params: { projectId: number; projectRequestId: number }) =>
  bookings.one(listOrganiserEnquiries, { params });

type Booked = { kind: 'request'; projectRequestId: number } | { kind: 'day'; twoInOneDayId: number };
/**
 * Request, or two sessions on one day, that somebody books: as the organiser, or as an admin of the organisation or the
 * service.
 */
export type BookingTarget = { level: Level; place: Place; booked: Booked };

/** The page of organisers has no place. */
const isOwn = ({ place }: BookingTarget) => place.groupId === 0;

/** Days and starts that can be booked. They are read anew whenever the page opens, because others book too. */
export const bookingOptionsQuery = (target: BookingTarget) => {
  const { level, place, booked } = target;
  if (booked.kind === 'day') {
    const { twoInOneDayId } = booked;
    return isOwn(target)
      ? bookings.one(getOwnTwoInOneBooking, { params: { twoInOneDayId } })
      : bookings.one(endpointAt(getTwoInOneBooking, place), { level, params: { ...place, twoInOneDayId } });
  }
  const { projectRequestId } = booked;
  return isOwn(target)
    ? bookings.one(getOwnBookingOptions, { params: { projectRequestId } })
    : bookings.one(endpointAt(getBookingOptions, place), { level, params: { ...place, projectRequestId } });
};

type Start = { timesOfInterestId: number; startTimeDate: string; idempotencyKey: string };

/** Books a start of a request. */
function bookStart({ level, place }: BookingTarget, projectRequestId: number, body: Start): Promise<unknown> {
  if (place.groupId === 0) return callEndpoint(bookOwn, { params: { projectRequestId }, body });
  if (isService(place))
    return callEndpoint(bookEnquiry.subgroup, { level, params: { ...place, projectRequestId }, body });
  return callEndpoint(bookEnquiry.group, { level, params: { groupId: place.groupId, projectRequestId }, body });
}

type Pair = Start & { order: DayOrder; secondStartTimeDate: string };

function bookPair({ level, place }: BookingTarget, twoInOneDayId: number, body: Pair): Promise<unknown> {
  if (place.groupId === 0) return callEndpoint(bookOwnTwoInOneDay, { params: { twoInOneDayId }, body });
  if (isService(place))
    return callEndpoint(bookTwoInOneDay.subgroup, { level, params: { ...place, twoInOneDayId }, body });
  return callEndpoint(bookTwoInOneDay.group, { level, params: { groupId: place.groupId, twoInOneDayId }, body });
}

type Second = { order: DayOrder; secondStartTimeDate: string };

/** Books a start; for two sessions on one day `second` has their order and the start of the later one. */
export function bookChoice(target: BookingTarget, start: Start, second: Second | undefined): Promise<unknown> {
  const { booked } = target;
  if (booked.kind === 'request') return bookStart(target, booked.projectRequestId, start);
  if (second === undefined) throw new Error('A day has two starts');
  return bookPair(target, booked.twoInOneDayId, { ...start, ...second });
}

type Answer = { agrees: boolean; idempotencyKey: string };

/** Answers whether one session of a day stays. */
export function answerStay({ level, place }: BookingTarget, twoInOneDayId: number, body: Answer): Promise<unknown> {
  if (place.groupId === 0) return callEndpoint(answerOwnHalf, { params: { twoInOneDayId }, body });
  if (isService(place)) return callEndpoint(answerHalf.subgroup, { level, params: { ...place, twoInOneDayId }, body });
  return callEndpoint(answerHalf.group, { level, params: { groupId: place.groupId, twoInOneDayId }, body });
}
