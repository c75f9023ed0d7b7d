import { z } from 'zod';
import { baseListsOf, savedListsOf } from '../../changes.schemas.ts';
import { commandSchema } from '../../commands/command.schemas.ts';
import { done, id, idempotencyKey, listQuery, moment, pageOf, placeShown, requiredText } from '../../common.schemas.ts';
import { answerFields, changeOf, sentFields } from '../../record-fields.schemas.ts';
import { trainingSlots } from '../course-planning/planning.rules.ts';
import { dateStates } from './asking.rules.ts';
import { projectFields } from './bookings.fields.ts';
import { bookingLimits, projectStates, requestStates, waitingFors, windowsProblem } from './bookings.rules.ts';
import { inProject } from './confirming.schemas.ts';
import { multiDayUnit } from './multi-day.schemas.ts';
import { otherSession } from './pair.schemas.ts';
import { requestFormFields } from './wishes.fields.ts';

const inRequest = z.strictObject({ projectId: id, projectRequestId: id });
const created = z.object({ id: z.number().int() });
const cancelling = z.strictObject({ reason: requiredText(bookingLimits.reason), idempotencyKey });

/** A request of one session, or two sessions on one day by the id of the request that leads. */
const unit = z.object({
  id: z.number().int(),
  product: placeShown,
  is_virtual: z.boolean(),
  state: z.enum(requestStates),
  state_since: moment,
  delegates: z.number().int(),
  minutes: z.number().int(),
  /** Dates that come into question. */
  dates: z.number().int(),
  /** Whether it has waited too long for a site admin, or all its dates have passed. */
  is_overdue: z.boolean(),
  other: otherSession,
});
export type ProjectUnit = z.output<typeof unit>;

/** What an organisation wrote that opened its project itself. Null for a project that a site admin opened. */
export const enquiryShown = z.object({ by: z.string(), at: moment, text: z.string() }).nullable();
export type EnquiryShown = z.output<typeof enquiryShown>;

const project = z.object({
  id: z.number().int(),
  group: placeShown,
  subgroup: placeShown.nullable(),
  organiser: placeShown,
  handler: placeShown.nullable(),
  state: z.enum(projectStates),
  created_at: moment,
  enquiry: enquiryShown,
  ...answerFields(projectFields),
  /** In the order in which they were added. */
  requests: z.array(unit),
  /** Courses of several days. */
  multi_days: z.array(multiDayUnit),
});
export type Project = z.output<typeof project>;

const projectDetail = project.extend({
  ended_at: moment.nullable(),
  /** Why it was cancelled. */
  end_reason: z.string().nullable(),
  created_by: z.string(),
});
export type ProjectDetail = z.output<typeof projectDetail>;

/** Effects that cancelling a project would have. */
const cancellation = z.object({
  project: placeShown,
  /** Requests and courses of several days that would be cancelled. */
  requests: z.array(unit),
  multi_days: z.array(multiDayUnit),
  /** Courses of completed requests, which stay. */
  courses: z.array(placeShown),
  /** Questions to trainers about dates, with those that they accepted, and questions to confirm a start. */
  enquiries: z.number().int(),
  confirmations: z.number().int(),
  /** Trainers, venues and meeting accounts that are held and would be free again. */
  holds: z.number().int(),
  /** People who would get an email. */
  people: z.array(placeShown),
});
export type Cancellation = z.output<typeof cancellation>;

const projectRequest = z.object({
  ...unit.omit({ is_overdue: true }).shape,
  ...answerFields(requestFormFields),
  project: placeShown,
  group: placeShown,
  enquiry: enquiryShown,
  /** Why the request was cancelled. Null when its whole project was cancelled. */
  end_reason: z.string().nullable(),
  venue: z.string().nullable(),
  location: z.string().nullable(),
  video_account: z.string().nullable(),
});
export type ProjectRequest = z.output<typeof projectRequest>;

const choices = z.object({
  products: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      deliverable_id: z.number().int(),
      default_months: z.number().int(),
    }),
  ),
  organisers: z.array(placeShown),
  /** Site admins who can handle a project. */
  handlers: z.array(placeShown),
  /** Venues in use. `refusal` says why the organisation cannot use one, or is null. */
  venues: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      town: z.string(),
      capacity: z.number().int(),
      refusal: z.string().nullable(),
    }),
  ),
  locations: z.array(placeShown),
  accounts: z.array(placeShown),
  /** Active trainers, who can be left out. */
  trainers: z.array(placeShown),
});
export type ProjectChoices = z.output<typeof choices>;

const timesText = z
  .string()
  .max(20_000)
  .superRefine((written, context) => {
    const message = windowsProblem(written);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  });
const timesFields = { times: timesText };

const timeOfInterest = z.object({
  id: z.number().int(),
  window_start: moment,
  window_end: moment,
  slot: z.enum(trainingSlots),
  source: z.enum(['system', 'manual', 'suggested']),
  /** Person of the organisation who suggested the date. */
  suggested_by: z.string().nullable(),
  state: z.enum(dateStates),
});
export type TimeOfInterest = z.output<typeof timeOfInterest>;

export const bookingsSchemas = {
  listProjects: {
    query: listQuery.extend({
      state: z.enum(['all', ...projectStates]).default('open'),
      waitingFor: z.enum(['', ...waitingFors]).default(''),
      /** Whether only projects with an overdue request are listed. */
      overdue: z.enum(['', 'yes']).default(''),
      /** Organisation, and site admin who handles the project. 0 for all. */
      groupId: z.coerce.number().int().min(0).default(0),
      handledBy: z.coerce.number().int().min(0).default(0),
    }),
    response: pageOf(project),
  },
  getProject: { params: inProject, response: projectDetail },
  createProject: {
    body: commandSchema({
      ...sentFields(projectFields),
      groupId: id,
      subgroupId: id.nullable().default(null),
      idempotencyKey,
    }),
    response: created,
  },
  changeProject: { params: inProject, ...changeOf(projectFields) },
  testCancelProject: { params: inProject, response: cancellation },
  cancelProject: { params: inProject, body: cancelling, response: done },
  listProjectChoices: { params: inProject, response: choices },
  createProjectRequest: {
    params: inProject,
    body: commandSchema({ ...sentFields(requestFormFields), productId: id, idempotencyKey }),
    response: created,
  },
  getProjectRequest: { params: inRequest, response: projectRequest },
  changeProjectRequest: { params: inRequest, ...changeOf(requestFormFields) },
  cancelProjectRequest: { params: inRequest, body: cancelling, response: done },
  getTimesOfInterest: {
    params: inRequest,
    response: z.object({ times: z.string(), rows: z.array(timeOfInterest) }),
  },
  changeTimesOfInterest: {
    params: inRequest,
    body: commandSchema({ ...timesFields, baseValues: baseListsOf(timesFields) }),
    response: savedListsOf(timesFields),
  },
  switchBookings: { body: z.strictObject({ isOn: z.boolean() }), response: done },
};
