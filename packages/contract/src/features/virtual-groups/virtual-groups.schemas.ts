import { z } from 'zod';
import {
  day,
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
import { joining } from '../my-learning/sessions.schemas.ts';
import { closeReport } from './close-report.schemas.ts';
import { cancelPreview, closePreview } from './ending.schemas.ts';
import { sessionShown } from './planning.schemas.ts';
import {
  issueBody,
  issueResult,
  mark,
  registerIssuePreview,
  registerSaved,
  saved,
  uninvited,
  uninvitedChoice,
} from './register.schemas.ts';
import { delegateInfo, delegateRow, virtualGroupRow } from './rows.schemas.ts';
import { virtualGroupStages } from './virtual-groups.rules.ts';

const registerState = z.enum(['not_yet', 'open', 'ended']);

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
