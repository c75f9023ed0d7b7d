import { atPlace } from '../../at-place.ts';
import { endpoint } from '../../endpoint.ts';
import type { twoInOneSchemas } from './two-in-one.schemas.ts';

// Two sessions on one day are two requests, of which the first one leads. Its id (`request_id` of `getTwoInOneDay`) serves all
// calls of `projects/:projectId/project-requests/:projectRequestId`: times-of-interest, options, calendar, propose-times,
// enquire, enquiries, ask-organiser, remind-organiser, organiser-enquiries, nothing-available, book, confirmations, cancel
// (both sessions); of `booking-enquiries/:projectRequestId` (details, suggest-times, cancel) at its place. The id of the second
// request has no address: 404.

const manage = { levels: ['superAdmin'], permission: 'bookings.manage', needsBookings: true } as const;
const day = { path: 'projects/:projectId/two-in-one-days/:twoInOneDayId' } as const;

/** Adds a draft of two sessions on one day. Both may be of one course. */
export const createTwoInOneDay = endpoint<typeof twoInOneSchemas.createTwoInOneDay>({
  ...manage,
  method: 'POST',
  path: 'projects/:projectId/two-in-one-days',
});

export const getTwoInOneDay = endpoint<typeof twoInOneSchemas.getTwoInOneDay>({
  ...manage,
  ...day,
  method: 'GET',
  permission: 'bookings.list',
});

/** Changes what a draft of two sessions asks for. */
export const changeTwoInOneDay = endpoint<typeof twoInOneSchemas.changeTwoInOneDay>({
  ...manage,
  ...day,
  method: 'PUT',
});

/** Asks the organiser whether one session stays when the other one is cancelled. Nothing changes until they answer. */
export const askToKeepHalf = endpoint<typeof twoInOneSchemas.askToKeepHalf>({
  ...manage,
  method: 'POST',
  path: `${day.path}/ask-to-keep`,
});

const ofPlace = 'booking-enquiries/two-in-one-days/:twoInOneDayId' as const;

/** Returns two sessions of a place with the days and starts that can be booked, and the open question about one of them. */
export const getTwoInOneBooking = atPlace<typeof twoInOneSchemas.getTwoInOneBooking>({
  method: 'GET',
  permission: 'bookings.read',
  needsBookings: true,
  path: ofPlace,
});

/** Books both sessions in place of the organiser who was asked. Refused (409) when another second start goes with the first. */
export const bookTwoInOneDay = atPlace<typeof twoInOneSchemas.bookTwoInOneDay>({
  method: 'POST',
  permission: 'bookings.book',
  needsBookings: true,
  path: `${ofPlace}/book`,
});

/** Answers in place of the organiser whether one session stays. Without a yes both are cancelled. */
export const answerHalf = atPlace<typeof twoInOneSchemas.answerHalf>({
  method: 'POST',
  permission: 'bookings.book',
  needsBookings: true,
  path: `${ofPlace}/keep-half`,
});

const own = { levels: ['member'], needsBookings: true } as const;
const ofOwn = 'my-booking-enquiries/two-in-one-days/:twoInOneDayId' as const;

/** Returns two sessions of the caller's project with what can be booked, and the open question about one of them. */
export const getOwnTwoInOneBooking = endpoint<typeof twoInOneSchemas.getOwnTwoInOneBooking>({
  ...own,
  method: 'GET',
  permission: 'bookings.own',
  path: ofOwn,
});

/** Books both sessions for the organiser who was asked. */
export const bookOwnTwoInOneDay = endpoint<typeof twoInOneSchemas.bookOwnTwoInOneDay>({
  ...own,
  method: 'POST',
  permission: 'bookings.bookOwn',
  path: `${ofOwn}/book`,
});

/** Answers whether one session stays. Without a yes both are cancelled. */
export const answerOwnHalf = endpoint<typeof twoInOneSchemas.answerOwnHalf>({
  ...own,
  method: 'POST',
  permission: 'bookings.bookOwn',
  path: `${ofOwn}/keep-half`,
});
