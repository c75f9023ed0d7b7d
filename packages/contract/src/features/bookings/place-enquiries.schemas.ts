import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import {
  done,
  id,
  idempotencyKey,
  inPlace,
  listQuery,
  moment,
  pageOf,
  placeShown,
  requiredText,
} from '../../common.schemas.ts';
import { sentFields } from '../../record-fields.schemas.ts';
import { trainingSlots } from '../course-planning/planning.rules.ts';
import { virtualGroupStates } from '../virtual-groups/virtual-groups.rules.ts';
import { bookingLimits, requestStates } from './bookings.rules.ts';
import { otherSession } from './pair.schemas.ts';
import { placeEnquiryFields, wishedDaysField } from './place-enquiries.fields.ts';
import { type EnquiryStepName, enquiryKinds, enquiryStages, enquirySteps } from './place-enquiries.rules.ts';

const inGroup = z.strictObject({ groupId: id });
const inEnquiry = z.strictObject({ groupId: id, projectRequestId: id });

const course = z.object({ id: z.number().int(), title: z.string(), state: z.enum(virtualGroupStates) }).nullable();

const placeEnquiry = z.object({
  kind: z.enum(enquiryKinds),
  id: z.number().int(),
  product: placeShown,
  subgroup: placeShown.nullable(),
  organiser: z.string(),
  is_virtual: z.boolean(),
  /** A course of several days has the state of a request that means the same to the organisation. */
  state: z.enum(requestStates),
  state_since: moment,
  delegates: z.number().int(),
  /** Of a course of several days, all its dates together. */
  minutes: z.number().int(),
  /** Venue, own premises or location, as far as it is known. */
  place: z.string().nullable(),
  /** Days that come into question, with the first and the last of them. */
  days: z.number().int(),
  first_day: moment.nullable(),
  last_day: moment.nullable(),
  /** Booked start, as clocks in the UK show it. */
  starts_at: moment.nullable(),
  /** When the people who have to act next have to answer. */
  due_at: moment.nullable(),
  /** Course that the request became. */
  course,
  /** Second session of a two-in-one-day, and the course that it became. */
  other: otherSession,
  other_course: course,
  /** Dates of a course of several days, as wall times. Null for a request. */
  dates_of_course: z.array(z.object({ starts_at: moment, ends_at: moment })).nullable(),
  created_at: moment,
});
export type PlaceEnquiry = z.output<typeof placeEnquiry>;

const wishedDay = z.object({
  id: z.number().int(),
  window_start: moment,
  window_end: moment,
  slot: z.enum(trainingSlots),
  /** Person of the organisation who suggested it after the enquiry. */
  suggested_by: z.string().nullable(),
});

const step = z.object({
  step: z.enum(enquirySteps as [EnquiryStepName, ...EnquiryStepName[]]),
  at: moment,
  /** Person of the organisation who did it. Null for everybody else. */
  by: z.string().nullable(),
});

const placeEnquiryDetail = placeEnquiry.extend({
  /** What the organisation wrote. Null for a request that a site admin added. */
  enquiry: z.string().nullable(),
  end_reason: z.string().nullable(),
  dates: z.array(wishedDay),
  history: z.array(step),
});
export type PlaceEnquiryDetail = z.output<typeof placeEnquiryDetail>;

const enquiryChoices = z.object({
  products: z.array(z.object({ id: z.number().int(), name: z.string(), is_virtual: z.boolean() })),
  services: z.array(placeShown),
  organisers: z.array(placeShown),
  /** Venues in use that the organisation can use. */
  venues: z.array(z.object({ id: z.number().int(), name: z.string(), town: z.string(), capacity: z.number().int() })),
  locations: z.array(placeShown),
  /** First and last day that can be wished for, `YYYY-MM-DD`. */
  first_day: z.string(),
  last_day: z.string(),
});
export type EnquiryChoices = z.output<typeof enquiryChoices>;

export const placeEnquiriesSchemas = {
  listPlaceEnquiries: {
    params: inPlace,
    query: listQuery.extend({ stage: z.enum(enquiryStages).default('open') }),
    response: pageOf(placeEnquiry),
  },
  getPlaceEnquiry: { params: inPlace.extend({ projectRequestId: id }), response: placeEnquiryDetail },
  listEnquiryChoices: { params: inGroup, response: enquiryChoices },
  createEnquiry: {
    params: inGroup,
    body: commandSchema({ ...sentFields(placeEnquiryFields), idempotencyKey }),
    response: z.object({ id: z.number().int() }),
  },
  suggestTimes: {
    params: inEnquiry,
    body: commandSchema({ ...sentFields(wishedDaysField), idempotencyKey }),
    response: done,
  },
  cancelEnquiry: {
    params: inEnquiry,
    body: z.strictObject({ reason: requiredText(bookingLimits.reason), idempotencyKey }),
    response: done,
  },
};
