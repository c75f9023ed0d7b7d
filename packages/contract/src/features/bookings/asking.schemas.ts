import { z } from 'zod';
import { done, id, idempotencyKey, moment, placeShown, requiredText } from '../../common.schemas.ts';
import { conflictCodes } from '../scheduling/scheduling.rules.ts';
import { askingLimits, dateStates, enquiryStates } from './asking.rules.ts';
import { bookingLimits, requestStates } from './bookings.rules.ts';
import { otherSession, pairOfStarts } from './pair.schemas.ts';

const inRequest = z.strictObject({ projectId: id, projectRequestId: id });
const enquiryIds = z.array(id).min(1, 'Choose at least one date').max(askingLimits.enquiries);
const trainerIds = z.array(id).max(askingLimits.trainers);
const note = requiredText(askingLimits.note);

export const thresholds = z.strictObject({
  minimumScore: z.number().int().min(0).max(100).optional(),
  maximumJourneyMinutes: z.number().int().min(1).max(600).optional(),
  minimumSuitability: z.number().int().min(1).max(3).optional(),
  minimumFeedback: z.number().min(1).max(5).optional(),
});

const counted = z.object({ code: z.enum(conflictCodes), trainers: z.number().int() });

/** Result of asking. Counts are trainers, each once over all dates. */
const enquired = z.object({
  /** Trainers who were sent a message, with the dates that it names. */
  asked: z.array(z.object({ trainer: placeShown, dates: z.number().int() })),
  /** Trainers who can take one of the dates, and those of them who reach the thresholds on none. */
  possible: z.number().int(),
  below_line: z.number().int(),
  /** Trainers who reach the thresholds but were asked before, or come after the shortlist. */
  not_needed: z.number().int(),
  /** Trainers who can take none of the dates, by the first reason. */
  not_possible: z.array(counted),
  minimum_score: z.number(),
});
export type Enquired = z.output<typeof enquired>;

const askedTrainer = z.object({
  id: z.number().int(),
  trainer: placeShown,
  state: z.enum(enquiryStates),
  is_firm: z.boolean(),
  /** False for a yes that a problem keeps out of the options, and for every other state. */
  does_count: z.boolean(),
  round: z.number().int(),
  sent_at: moment,
  due_at: moment,
  reminded_at: moment.nullable(),
  ended_at: moment.nullable(),
  /** Site admin who recorded the answer. Null for an answer of the trainer's own, and without one. */
  entered_by: z.string().nullable(),
  /** Note of the site admin. */
  note: z.string().nullable(),
  /** Score and rank when the trainer was asked. Null for one who was named in spite of them. */
  score: z.number().nullable(),
  rank: z.number().nullable(),
});
export type AskedTrainer = z.output<typeof askedTrainer>;

const askedDate = z.object({
  id: z.number().int(),
  window_start: moment,
  window_end: moment,
  state: z.enum(dateStates),
  enquiries: z.array(askedTrainer),
});
export type AskedDate = z.output<typeof askedDate>;

/** Problem that a trainer wrote with an answer. */
const problem = z.object({
  answer_id: z.number().int(),
  trainer: placeShown,
  text: z.string(),
  answered_at: moment,
  handled_at: moment.nullable(),
  handled_by: z.string().nullable(),
  handled_note: z.string().nullable(),
  does_count: z.boolean().nullable(),
});
export type OtherProblem = z.output<typeof problem>;

const enquiries = z.object({
  state: z.enum(requestStates),
  dates: z.array(askedDate),
  problems: z.array(problem),
  /** Active trainers, to name or to leave out. */
  trainers: z.array(placeShown),
  excluded_trainer_ids: z.array(z.number().int()),
  thresholds,
  /** From the settings: score without a threshold, and trainers asked about each date. */
  minimum_score: z.number().int(),
  shortlist: z.number().int(),
  /** Days from today on which a date needs less notice than agreed, and after which it is too far ahead. */
  minimum_notice_days: z.number().int(),
  horizon_days: z.number().int(),
});
export type Enquiries = z.output<typeof enquiries>;

/** Date that the caller is asked about. Times of windows are wall clock. */
const ownEnquiry = z.object({
  id: z.number().int(),
  window_start: moment,
  window_end: moment,
  state: z.enum(['sent', 'yes', 'no']),
  is_firm: z.boolean(),
  due_at: moment,
  /** False once a start is held, or the booking is settled. */
  can_take_back: z.boolean(),
  /** Estimated minutes of the journeys of that day. Null when unknown or online. */
  minutes_there: z.number().int().nullable(),
  minutes_back: z.number().int().nullable(),
  /** First start at which nothing is in the way. Null when every start has a clash. */
  first_start: moment.nullable(),
  /** The same for two sessions on one day. Null for a request of one session, and when every pair of starts has a clash. */
  first_pair: pairOfStarts.nullable(),
  /** Conflicts in the caller's own calendar. */
  clashes: z.array(z.string()),
});
export type OwnEnquiry = z.output<typeof ownEnquiry>;

const ownRequest = z.object({
  id: z.number().int(),
  course: z.string(),
  is_virtual: z.boolean(),
  minutes: z.number().int(),
  delegates: z.number().int(),
  /** Venue with its town, area, or premises with their postcode. Null for a course online. */
  place: z.string().nullable(),
  other: otherSession,
  enquiries: z.array(ownEnquiry),
});
export type OwnRequest = z.output<typeof ownRequest>;

const ownEnquiries = z.object({
  waiting: z.number().int(),
  groups: z.array(z.object({ group: placeShown, requests: z.array(ownRequest) })),
});
export type OwnEnquiries = z.output<typeof ownEnquiries>;

export const askingSchemas = {
  enquireTrainers: {
    params: inRequest,
    body: z.strictObject({
      timesOfInterestIds: z.array(id).min(1, 'Choose at least one date').max(bookingLimits.dates),
      trainerUserIds: trainerIds.min(1).optional(),
      excludedTrainerIds: trainerIds,
      thresholds,
      idempotencyKey,
    }),
    response: enquired,
  },
  getEnquiries: { params: inRequest, response: enquiries },
  listOwnEnquiries: { response: ownEnquiries },
  countOwnEnquiries: { response: z.object({ waiting: z.number().int(), due_at: moment.nullable() }) },
  answerEnquiries: {
    body: z.strictObject({
      enquiryIds,
      problemEnquiryIds: z.array(id).max(askingLimits.enquiries),
      hasOtherProblem: z.boolean(),
      otherProblem: z.string().trim().max(askingLimits.problem).optional(),
      firmEnquiryIds: z.array(id).max(askingLimits.enquiries).default([]),
    }),
    response: done,
  },
  takeBackAnswer: { body: z.strictObject({ enquiryId: id }), response: done },
  remindTrainers: {
    body: z.strictObject({ enquiryIds }),
    /** Trainers who were sent a message, and trainers who have switched reminders off. */
    response: z.object({ reminded: z.number().int(), muted: z.number().int() }),
  },
  enterAnswers: { body: z.strictObject({ enquiryIds, answer: z.enum(['yes', 'no']), note }), response: done },
  handleProblem: {
    params: z.strictObject({ availabilityAnswerId: id }),
    body: z.strictObject({ note, counts: z.boolean() }),
    response: done,
  },
};
