import { atPlace } from '../../at-place.ts';
import { endpoint } from '../../endpoint.ts';
import type { organisingSchemas } from './organising.schemas.ts';

const request = 'projects/:projectId/project-requests/:projectRequestId' as const;
const manage = { method: 'POST', levels: ['superAdmin'], permission: 'bookings.manage', needsBookings: true } as const;

/** Lists the questions to the organiser of a request, and counts the days that could be chosen now. */
export const listOrganiserEnquiries = endpoint<typeof organisingSchemas.listOrganiserEnquiries>({
  ...manage,
  method: 'GET',
  permission: 'bookings.list',
  path: `${request}/organiser-enquiries`,
});

/** Counts for each venue on how many of the days with a trainer it is free, for a request that names a location alone. */
export const listVenueDays = endpoint<typeof organisingSchemas.listVenueDays>({
  ...manage,
  method: 'GET',
  permission: 'bookings.list',
  path: `${request}/venues`,
});

/** Asks the organiser to choose a date. Refused while no start can be booked. */
export const askOrganiser = endpoint<typeof organisingSchemas.askOrganiser>({
  ...manage,
  path: `${request}/ask-organiser`,
});

/** Reminds the organiser, at most once a day. */
export const remindOrganiser = endpoint<typeof organisingSchemas.remindOrganiser>({
  ...manage,
  path: `${request}/remind-organiser`,
});

/** Ends the search on the present dates, and notifies the organiser in the caller's words. */
export const sayNothingAvailable = endpoint<typeof organisingSchemas.sayNothingAvailable>({
  ...manage,
  path: `${request}/nothing-available`,
});

const own = { levels: ['member'], needsBookings: true } as const;

/** Lists the requests of projects that name the caller as organiser, those that wait for a choice first. Drafts are left out. */
export const listOwnBookings = endpoint<typeof organisingSchemas.listOwnBookings>({
  ...own,
  method: 'GET',
  permission: 'bookings.own',
  path: 'my-booking-enquiries',
});

/** Returns a request of the caller with the days and starts that can be booked. */
export const getOwnBookingOptions = endpoint<typeof organisingSchemas.getOwnBookingOptions>({
  ...own,
  method: 'GET',
  permission: 'bookings.own',
  path: 'my-booking-enquiries/:projectRequestId/options',
});

/** Books a start for the organiser who was asked. The best trainer who said yes is asked to confirm it. */
export const bookOwn = endpoint<typeof organisingSchemas.bookOwn>({
  ...own,
  method: 'POST',
  permission: 'bookings.bookOwn',
  path: 'my-booking-enquiries/:projectRequestId/book',
});

/** Returns a request of a place with the days and starts that can be booked. */
export const getBookingOptions = atPlace<typeof organisingSchemas.getBookingOptions>({
  method: 'GET',
  permission: 'bookings.read',
  needsBookings: true,
  path: 'booking-enquiries/:projectRequestId/options',
});

/** Books a start in place of the organiser who was asked. */
export const bookEnquiry = atPlace<typeof organisingSchemas.bookEnquiry>({
  method: 'POST',
  permission: 'bookings.book',
  needsBookings: true,
  path: 'booking-enquiries/:projectRequestId/book',
});
