import { z } from 'zod';
import { day, id, inPlace, inVirtualGroup, listQuery, moment, pageOf, placeShown } from '../../common.schemas.ts';
import { limits } from '../../limits.ts';
import { delegateRow } from '../virtual-groups/rows.schemas.ts';
import { waitingListModes } from './waiting-list.rules.ts';

/** One delegate as their page shows them. `services` are those of the organisation of the virtual group. */
export const delegateInfo = delegateRow
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

/** One person who is, or could be, a delegate. */
const membershipRow = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  job_role: z.string().nullable(),
  is_delegate: z.boolean(),
  is_waiting: z.boolean(),
  /** True when attendance is recorded. Such a delegate stays. */
  is_marked: z.boolean(),
  /** True for a delegate who is no longer a member, so that an admin can free the place. */
  has_left: z.boolean(),
});
export type DelegateChoice = z.output<typeof membershipRow>;

export const delegateChoicesQuery = listQuery.extend({ only: z.enum(['', 'in', 'out']).default('') });

const inVirtualGroupAt = inPlace.extend({ virtualGroupId: id });

export const delegatesSchemas = {
  getDelegate: { params: inVirtualGroup.extend({ userId: id }), response: delegateInfo },
  listDelegateChoices: {
    params: inVirtualGroupAt,
    query: delegateChoicesQuery,
    response: pageOf(membershipRow).extend({
      delegates: z.number().int(),
      delegatePlacesAllowed: z.number().int(),
      /** Places that are neither taken nor offered. */
      free: z.number().int(),
      waiting_list: z.enum(waitingListModes),
      /** Delegates of a draft hear nothing until it is scheduled. */
      is_draft: z.boolean(),
    }),
  },
  changeDelegates: {
    params: inVirtualGroupAt,
    body: z.strictObject({
      add: z.array(id).max(limits.bulkMax).default([]),
      remove: z.array(id).max(limits.bulkMax).default([]),
    }),
    response: z.object({
      added: z.number().int(),
      removed: z.number().int(),
      /** Unstarted licences of removed delegates that were taken back. */
      reclaimed: z.number().int(),
    }),
  },
};
