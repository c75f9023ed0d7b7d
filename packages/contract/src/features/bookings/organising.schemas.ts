import { z } from 'zod';
import { done, id, idempotencyKey, inPlace, moment, placeShown, requiredText } from '../../common.schemas.ts';
import { requestStates } from './bookings.rules.ts';
import { organiserQuestions, organiserStates, organisingLimits } from './organising.rules.ts';
import { halfQuestion, otherSession, pairOfStarts } from './pair.schemas.ts';

const inRequest = z.strictObject({ projectId: id, projectRequestId: id });
const ownRequest = z.strictObject({ projectRequestId: id });

/** Question to an organiser, for site admins. */
const enquiry = z.object({
  id: z.number().int(),
  organiser: placeShown,
  question: z.enum(organiserQuestions),
  state: z.enum(organiserStates),
  asked_at: moment,
  due_at: moment,
  ended_at: moment.nullable(),
  /** Last reminder. */
  reminded_at: moment.nullable(),
  /** Person who booked, or who said that nothing is available. */
  answered_by: z.string().nullable(),
  note: z.string().nullable(),
});
export type OrganiserEnquiry = z.output<typeof enquiry>;

const venueDays = z.object({
  /** Days of the request with a trainer who said yes. */
  days: z.number().int(),
  /** Venues that the organisation can use, with the number of these days on which each is free at some start. */
  venues: z.array(
    z.object({
      id: z.number().int(),
      days: z.number().int(),
      /** For the second of two sessions on one day. Null for one session. */
      second_days: z.number().int().nullable(),
    }),
  ),
});
export type VenueDays = z.output<typeof venueDays>;

/** A day on which a session can begin at any of these starts, all of them wall times. */
const option = z.object({
  times_of_interest_id: z.number().int(),
  day: z.iso.date(),
  /** For two sessions on one day, the starts of that which comes first. */
  starts: z.array(moment),
  /** Starts of two sessions on one day, by the first one. Empty for a request of one session. */
  pairs: z.array(pairOfStarts),
});
export type BookingOption = z.output<typeof option>;

/** A request for its organiser, and for admins of its place. */
const booking = z.object({
  id: z.number().int(),
  project: z.string(),
  product: placeShown,
  group: placeShown,
  state: z.enum(requestStates),
  is_virtual: z.boolean(),
  delegates: z.number().int(),
  minutes: z.number().int(),
  /** Where the session takes place. Null for a course online, and while nothing is chosen. */
  place: z.string().nullable(),
  /** Wall time that is booked. */
  starts_at: moment.nullable(),
  /** Until when the organiser chooses. Null while nobody is asked. */
  due_at: moment.nullable(),
  other: otherSession,
  /** Open question whether one session of a two-in-one-day stays. */
  keep_half: halfQuestion,
});
export type BookingSummary = z.output<typeof booking>;

/** `options` is empty unless the organiser is asked. */
export const choice = z.object({ booking, options: z.array(option) });
export type BookingOptions = z.output<typeof choice>;

const booked = z.strictObject({ timesOfInterestId: id, startTimeDate: moment, idempotencyKey });

export const organisingSchemas = {
  listVenueDays: { params: inRequest, response: venueDays },
  listOrganiserEnquiries: {
    params: inRequest,
    response: z.object({
      /** The newest first. */
      enquiries: z.array(enquiry),
      /** Days that the organiser could choose now. */
      options: z.number().int(),
    }),
  },
  askOrganiser: {
    params: inRequest,
    /** Venue for a request that named a location alone. */
    body: z.strictObject({
      venueId: id.nullable().default(null),
      /** The same for the second session of a two-in-one-day. */
      secondVenueId: id.nullable().default(null),
    }),
    response: done,
  },
  remindOrganiser: { params: inRequest, response: done },
  sayNothingAvailable: {
    params: inRequest,
    body: z.strictObject({ text: requiredText(organisingLimits.text) }),
    response: done,
  },
  listOwnBookings: { response: z.object({ bookings: z.array(booking) }) },
  getOwnBookingOptions: { params: ownRequest, response: choice },
  bookOwn: { params: ownRequest, body: booked, response: done },
  getBookingOptions: { params: inPlace.extend({ projectRequestId: id }), response: choice },
  bookEnquiry: { params: inPlace.extend({ projectRequestId: id }), body: booked, response: done },
};
