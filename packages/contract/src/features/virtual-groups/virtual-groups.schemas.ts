import { z } from 'zod';
import { day, id, inSubgroup, inVirtualGroup, listQuery, moment, pageOf, placeShown } from '../../common.schemas.ts';
import { closeReport } from '../course-ending/close-report.schemas.ts';
import { sessionShown } from '../course-planning/planning.schemas.ts';
import { joining } from '../my-learning/sessions.schemas.ts';
import { delegateRow, virtualGroupRow } from './rows.schemas.ts';
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
      /** Meeting that the trainer may join, with the time from which. Null for a course face to face. */
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
};
