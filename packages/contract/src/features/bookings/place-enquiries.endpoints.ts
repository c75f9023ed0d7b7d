import { atPlace, csvAtPlace } from '../../at-place.ts';
import { endpoint } from '../../endpoint.ts';
import type { placeEnquiriesSchemas } from './place-enquiries.schemas.ts';

const read = { method: 'GET', permission: 'bookings.read', needsBookings: true } as const;

/**
 * Lists the training that an organisation or one of its services has asked for, the newest first. A service sees the
 * requests of its own projects only. Courses of several days have no page: the row has their dates.
 */
export const listPlaceEnquiries = atPlace<typeof placeEnquiriesSchemas.listPlaceEnquiries>({
  ...read,
  path: 'booking-enquiries',
});
export const getPlaceEnquiriesCsv = csvAtPlace(listPlaceEnquiries);

/** Returns one request with its days and what has happened, without scores and without trainers who have not confirmed. */
export const getPlaceEnquiry = atPlace<typeof placeEnquiriesSchemas.getPlaceEnquiry>({
  ...read,
  path: 'booking-enquiries/:projectRequestId',
});

const enquire = { levels: ['groupingAdmin'], permission: 'bookings.enquire', needsBookings: true } as const;

/** Lists what an organisation can ask for, where, and who can organise it. */
export const listEnquiryChoices = endpoint<typeof placeEnquiriesSchemas.listEnquiryChoices>({
  ...enquire,
  method: 'GET',
  path: 'groups/:groupId/booking-choices',
});

/** Asks for training: opens a project with a draft of one session and its days, and notifies the site admins. */
export const createEnquiry = endpoint<typeof placeEnquiriesSchemas.createEnquiry>({
  ...enquire,
  method: 'POST',
  path: 'groups/:groupId/booking-enquiries',
});

/** Adds days that would suit to a request without a booked start. Its state stays. */
export const suggestTimes = endpoint<typeof placeEnquiriesSchemas.suggestTimes>({
  ...enquire,
  method: 'POST',
  path: 'groups/:groupId/booking-enquiries/:projectRequestId/suggest-times',
});

/** Cancels a request without a booked start, and notifies the trainers who were asked and the site admins. */
export const cancelEnquiry = endpoint<typeof placeEnquiriesSchemas.cancelEnquiry>({
  ...enquire,
  method: 'POST',
  path: 'groups/:groupId/booking-enquiries/:projectRequestId/cancel',
});
