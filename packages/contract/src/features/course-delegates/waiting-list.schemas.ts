import { z } from 'zod';
import {
  bulkIds,
  done,
  id,
  idempotencyKey,
  inPlace,
  inVirtualGroup,
  moment,
  placeShown,
} from '../../common.schemas.ts';
import { waitingListModes, waitingVerdicts } from './waiting-list.rules.ts';

/** One person who waits. `offered_until` is when their offer of a place ends (wall clock). Null without an offer. */
const waitingRow = z.object({
  user: placeShown,
  email: z.string(),
  position: z.number().int(),
  joined_at: moment,
  offered_until: moment.nullable(),
});
export type WaitingRow = z.output<typeof waitingRow>;

const waitingList = z.object({
  mode: z.enum(waitingListModes),
  /** Places that are neither taken nor offered. */
  free: z.number().int(),
  /**
   * Effect of a free place for the first person who waits, at this time before the start: the place, an offer, or
   * nothing.
   */
  promotion: z.enum(['place', 'offer', 'nothing']),
  rows: z.array(waitingRow),
});
export type WaitingList = z.output<typeof waitingList>;

export const ownWaiting = z.object({
  virtual_group_id: z.number().int(),
  title: z.string(),
  group: placeShown,
  /** Wall clock. Null while the course has no date. */
  training_start: moment.nullable(),
  place: z.string().nullable(),
  position: z.number().int(),
  offered_until: moment.nullable(),
});
export type OwnWaiting = z.output<typeof ownWaiting>;

const inVirtualGroupAt = inPlace.extend({ virtualGroupId: id });

export const waitingListSchemas = {
  listWaiting: { params: inVirtualGroupAt, response: waitingList },
  inviteOrWait: {
    params: inVirtualGroupAt,
    body: z.strictObject({ userIds: bulkIds }),
    response: z.object({
      added: z.number().int(),
      waiting: z.number().int(),
      rows: z.array(z.object({ user_id: z.number().int(), verdict: z.enum(waitingVerdicts) })),
    }),
  },
  removeWaiting: {
    params: inVirtualGroupAt,
    body: z.strictObject({ userIds: bulkIds }),
    response: z.object({ removed: z.number().int() }),
  },
  promoteWaiting: {
    params: inVirtualGroupAt,
    body: z.strictObject({ count: z.number().int().min(1, 'Enter at least 1').max(1_000), idempotencyKey }),
    response: z.object({ promoted: z.number().int(), offered: z.number().int() }),
  },
  listMyWaiting: { response: z.array(ownWaiting) },
  leaveWaitingList: { params: inVirtualGroup, response: done },
};
