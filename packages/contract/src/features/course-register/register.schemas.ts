import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { email, id, idempotencyKey, inVirtualGroup, moment, placeShown } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { issueVerdicts } from '../licence-issue/licence-issue.rules.ts';
import { attendances } from '../my-learning/sessions.rules.ts';
import { delegateRow, virtualGroupRow } from '../virtual-groups/rows.schemas.ts';
import { virtualGroupDetail } from '../virtual-groups/virtual-groups.schemas.ts';

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

/** Parts of a course that depend on marks: its row in lists, and some fields of each delegate. */
const registerSaved = z.object({
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
const registerIssuePreview = z.object({
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

export const registerSchemas = {
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
};
