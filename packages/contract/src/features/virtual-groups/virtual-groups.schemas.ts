import { z } from 'zod';
import { commandSchema } from '../../command.schemas.ts';
import {
  day,
  email,
  id,
  idempotencyKey,
  inSubgroup,
  inVirtualGroup,
  listQuery,
  moment,
  pageOf,
  placeShown,
} from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { licenceReason } from '../ledger/ledger-keys.schemas.ts';
import { issueVerdicts } from '../licence-issue/licence-issue.rules.ts';
import { licenceStates } from '../licences/licences.rules.ts';
import { attendances, delegateResponses } from '../my-learning/sessions.rules.ts';
import { courseDaysShown, joining } from '../my-learning/sessions.schemas.ts';
import { assessmentStates, assessmentTypes } from './assessing.rules.ts';
import { closeReport } from './close-report.schemas.ts';
import { sessionShown } from './planning.schemas.ts';
import { virtualGroupStages, virtualGroupStates } from './virtual-groups.rules.ts';

export const virtualGroupRow = z.object({
  id: z.number().int(),
  title: z.string(),
  group: placeShown,
  /** Service that the virtual group belongs to, if any. */
  subgroup: placeShown.nullable(),
  trainer: z.string().nullable(),
  deliverable_id: z.number().int(),
  /** Course of the virtual group. `certificateMonths` is how long its certificates are valid. */
  productId: z.number().int(),
  certificateMonths: z.number().int(),
  state: z.enum(virtualGroupStates),
  training_start: moment.nullable(),
  training_end: moment.nullable(),
  ...courseDaysShown,
  place: z.string().nullable(),
  delegates: z.number().int(),
  delegatePlacesAllowed: z.number().int(),
  /** Delegates who have accepted. */
  accepted: z.number().int(),
  /** People who wait for a place. */
  waiting: z.number().int(),
  /** Delegates without recorded attendance. */
  unmarked: z.number().int(),
  assessment_type: z.enum(assessmentTypes),
  /** Delegates who attended enough to be assessed, and those of them with a result. */
  to_assess: z.number().int(),
  assessed: z.number().int(),
  /**
   * True for a service that sees the virtual group only because its members are delegates. `delegates`, `accepted`, `waiting` and `unmarked` are
   * then theirs alone.
   */
  by_membership_only: z.boolean(),
  /** True when a site admin booked it in spite of a conflict of its trainers, its venue or its meeting account. */
  is_over_conflict: z.boolean(),
});
export type VirtualGroupRow = z.output<typeof virtualGroupRow>;

const registerState = z.enum(['not_yet', 'open', 'ended']);

export const delegateRow = z.object({
  user: placeShown,
  attendance: z.enum(attendances).nullable(),
  response: z.enum(delegateResponses),
  /** Licence for this course: issued here, or a live one issued elsewhere in the organisation. */
  licence: z.object({ id: z.number().int(), state: z.enum(licenceStates) }).nullable(),
  /** True for a delegate who attended without a licence while licences are requested. */
  is_pending: z.boolean(),
  licence_waiver: z.string().nullable(),
  assessment: z.enum(assessmentStates),
  /** True for somebody who came without an invitation and was added at the register. */
  is_uninvited: z.boolean(),
  job_role: z.string().nullable(),
  /** Names of their services in the organisation. Empty for a caller who sees only their own delegates. */
  services: z.array(z.string()),
  /**
   * Titles of the courses to finish before this one that the delegate lacks on its first day. Shown only; marks do not
   * depend on them.
   */
  not_finished: z.array(z.string()),
  /** Sessions that were attended in full or in part. The first one uses the licence. */
  sessions_present: z.number().int(),
  /** Marks by session, without those that were taken back. */
  marks: z.array(z.object({ session_id: z.number().int(), attendance: z.enum(attendances) })),
  /** Sessions whose video meeting the delegate opened, with the first time. Not a mark of attendance. */
  joined: z.array(z.object({ session_id: z.number().int(), joined_at: moment })),
});
export type DelegateRow = z.output<typeof delegateRow>;

/** One delegate as their page shows them. `services` are those of the organisation of the virtual group. */
const delegateInfo = delegateRow
  .omit({ is_pending: true, is_uninvited: true, not_finished: true, marks: true, joined: true, sessions_present: true })
  .extend({
    email: z.string(),
    job_role: z.string().nullable(),
    services: z.array(placeShown),
    /** Null for people who were delegates before this was recorded. */
    invited_at: moment.nullable(),
    /** Valid certificate of the organisation for this course. `expires_on` is null when it never expires. */
    certificate: z.object({ serial: z.string(), awarded_on: day, expires_on: day.nullable() }).nullable(),
  });
export type DelegateInfo = z.output<typeof delegateInfo>;

export const virtualGroupDetail = virtualGroupRow.extend({
  /** Names of those who lead it with the trainer. */
  co_trainers: z.array(z.string()),
  sessions: z.array(sessionShown),
  what_to_bring: z.string().nullable(),
  organiser: z.string().nullable(),
  /** Opens 15 minutes before the start and stays open until the course is closed. */
  register: registerState,
  /** Sessions by their starts, each with the state of its register. */
  registers: z.array(
    z.object({
      session_id: z.number().int(),
      training_start: moment,
      training_end: moment,
      register: registerState,
      /** When its trainer may join the meeting. Null for a course face to face. */
      joining: joining.nullable(),
    }),
  ),
  /** Number of sessions to attend in full, or null for all. */
  sessions_required: z.number().int().nullable(),
  /** Unissued seats of this course and length that were bought for this virtual group. */
  pool: z.number().int(),
  ended_at: moment.nullable(),
  end_reason: z.string(),
  close_report: closeReport.nullable(),
  delegate_rows: z.array(delegateRow),
  /** People who declined and are no delegates, the latest first. Empty for a caller who sees only their own delegates. */
  declined: z.array(z.object({ user: placeShown, note: z.string(), declined_at: moment })),
});
export type VirtualGroupDetail = z.output<typeof virtualGroupDetail>;

/** A mark of the register. Without `made_at` it is made now, and with neither it has no key by which it is recognised. */
const mark = commandSchema({
  userId: id,
  attendance: z.enum(attendances).nullable(),
  key: z.uuid().toLowerCase().optional(),
  made_at: moment.optional(),
});

/** Tells of each mark whether it counts, or a later one of another device. */
const saved = z.array(
  z.object({ user_id: z.number().int(), key: z.string().nullable(), kept: z.enum(['this', 'other']) }),
);

/** What marks can have changed: the course as lists show it, and of each delegate what depends on marks. */
export const registerSaved = z.object({
  saved,
  course: virtualGroupRow,
  delegates: z.array(
    delegateRow.pick({
      ...{ user: true, attendance: true, licence: true, is_pending: true },
      ...{ assessment: true, sessions_present: true, marks: true },
    }),
  ),
});
export type RegisterSaved = z.output<typeof registerSaved>;

/**
 * Delegates who attended and get a licence, and from where. `short` is the number of missing seats. Then nobody gets
 * one. Admins with access to the general pot take what the pool lacks from it. Others request it.
 */
export const registerIssuePreview = z.object({
  attended: z.number().int(),
  places: z.number().int(),
  pool: z.number().int(),
  /** Null for admins who may not issue from it. */
  pot: z.number().int().nullable(),
  from_pool: z.number().int(),
  from_pot: z.number().int(),
  requested: z.number().int(),
  short: z.number().int(),
  people: z.array(
    placeShown.extend({ verdict: z.enum(issueVerdicts), from: z.enum(['pool', 'pot', 'request']).nullable() }),
  ),
});
export type RegisterIssuePreview = z.output<typeof registerIssuePreview>;

export const closePreview = z.object({
  /** True when the last session has ended. */
  is_over: z.boolean(),
  unmarked: z.array(placeShown),
  /** People who attended and have neither a licence nor a waiver. */
  without_licence: z.array(placeShown),
  /** People without a result, and the last day for one. Before it has passed, closing needs `force` and a reason. */
  unassessed: z.array(placeShown),
  deadline: day.nullable(),
  is_window_over: z.boolean(),
  report: closeReport,
});
export type ClosePreview = z.output<typeof closePreview>;

export const cancelPreview = z.object({
  /** Recorded marks of attendance. A course with any mark cannot be cancelled. */
  marked: z.number().int(),
  /** Delegates, and people who wait, who get a message. Those of a draft get none before they know of it. */
  told: z.number().int(),
  told_waiting: z.number().int(),
  reclaimed: z.number().int(),
  returned: z.number().int(),
});

/** List of virtual groups. `historic` shows closed and cancelled ones. */
export const virtualGroupsQuery = listQuery.extend({
  which: z.enum(['current', 'historic']).default('current'),
  /** Only courses of this stage now. Empty for all. */
  stage: z.enum(['', ...virtualGroupStages]).default(''),
  /** First and last day on which a course begins. Courses without a date begin on none. */
  from: day.optional(),
  to: day.optional(),
  groupId: id.optional(),
});
export type VirtualGroupsQuery = z.output<typeof virtualGroupsQuery>;

const issueBody = z.strictObject({
  /** 1 confirms that more people attended than there were places. */
  hadUninvitedAttendees: z.union([z.literal(0), z.literal(1)]).default(0),
  idempotencyKey,
});
const issueResult = z.object({
  from_pool: z.number().int(),
  from_pot: z.number().int(),
  requested: z.number().int(),
});

const uninvitedChoice = z.object({
  user: placeShown,
  job_role: z.string().nullable(),
  /** Names of their services in the organisation. */
  services: z.array(z.string()),
  is_waiting: z.boolean(),
});
export type UninvitedChoice = z.output<typeof uninvitedChoice>;

/** Somebody who came without an invitation. The names are for an address that nobody in the organisation has. */
const uninvited = commandSchema(
  {
    /** Member of the organisation. Without it, the person has the address. */
    userId: id.optional(),
    email: email.optional(),
    first_name: z.string().trim().max(limits.name).default(''),
    last_name: z.string().trim().max(limits.name).default(''),
    /** Session that they attended. Not needed for a course of one session. */
    sessionId: id.optional(),
    idempotencyKey,
  },
  {
    check: (person) => (person.userId === undefined) !== (person.email === undefined),
    path: 'email',
    message: 'Choose a member or enter the email',
  },
);
export type Uninvited = z.output<typeof uninvited>;

export const virtualGroupsSchemas = {
  listVirtualGroups: { query: virtualGroupsQuery, response: pageOf(virtualGroupRow) },
  listServiceVirtualGroups: {
    params: inSubgroup,
    query: virtualGroupsQuery.omit({ groupId: true }),
    response: pageOf(virtualGroupRow),
  },
  getVirtualGroup: { params: inVirtualGroup, response: virtualGroupDetail },
  getServiceVirtualGroup: { params: inSubgroup.extend({ virtualGroupId: id }), response: virtualGroupDetail },
  getDelegate: { params: inVirtualGroup.extend({ userId: id }), response: delegateInfo },
  takeRegister: {
    params: inVirtualGroup,
    body: z.strictObject({
      /** Not needed for a course of one session. */
      sessionId: id.optional(),
      marks: z.array(mark).min(1, 'Mark at least one').max(limits.bulkMax),
    }),
    /** With `Prefer: return=minimal` the changes. Pages of the release before do not send it, and get the whole course. */
    response: z.union([registerSaved, virtualGroupDetail.extend({ saved })]),
  },
  listUninvitedChoices: {
    params: inVirtualGroup,
    query: z.strictObject({ q: z.string().trim().max(limits.name).default('') }),
    response: z.array(uninvitedChoice),
  },
  addUninvited: { params: inVirtualGroup, body: uninvited, response: z.object({ id: z.number().int() }) },
  previewRegisterIssue: { params: inVirtualGroup, response: registerIssuePreview },
  issueAfterRegister: { params: inVirtualGroup, body: issueBody, response: issueResult },
  previewRegisterIssueWithPot: { params: inVirtualGroup, response: registerIssuePreview },
  issueAfterRegisterWithPot: { params: inVirtualGroup, body: issueBody, response: issueResult },
  previewClosing: { params: inVirtualGroup, response: closePreview },
  closeCourse: {
    params: inVirtualGroup,
    body: z
      .strictObject({
        waivers: z
          .array(z.strictObject({ userId: id, reason: licenceReason }))
          .max(limits.bulkMax)
          .default([]),
        /** 1 closes the course while the assessment of people is open. It then lapses. Needs a reason. */
        force: z.union([z.literal(0), z.literal(1)]).default(0),
        reason: z.string().trim().max(limits.name).default(''),
        idempotencyKey,
      })
      .refine(({ force, reason }) => force === 0 || reason !== '', {
        path: ['reason'],
        message: 'Enter why the course is closed before the assessment has ended',
      }),
    response: virtualGroupDetail,
  },
  reopenCourse: {
    params: inVirtualGroup,
    body: z.strictObject({ reason: licenceReason, idempotencyKey }),
    response: virtualGroupDetail,
  },
  previewCancelling: { params: inVirtualGroup, response: cancelPreview },
  cancelCourse: {
    params: inVirtualGroup,
    body: z.strictObject({ reason: licenceReason, idempotencyKey }),
    response: virtualGroupDetail,
  },
};
