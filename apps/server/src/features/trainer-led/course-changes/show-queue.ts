import type { UserId, VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { listDueCourses, listOwnEntries, listWaitingPeople, type OwnEntry } from './queue.repository.ts';
import type { Waiting } from './waiting.ts';

/** Returns the people who wait for a course or have an offer, in their order. */
export const showQueue = (db: Queries, virtualGroupId: VirtualGroupId): Promise<Waiting[]> =>
  listWaitingPeople(db, virtualGroupId);

/** Returns the courses for which a person waits or has an offer. */
export const showOwnQueues = (
  db: Queries,
  params: { userId: UserId; londonNow: Date; at: Date },
): Promise<OwnEntry[]> => listOwnEntries(db, params);

/** Finds the courses whose waiting list may have to change. */
export const findDueQueues = (db: Queries, now: { at: Date; londonNow: Date }): Promise<number[]> =>
  listDueCourses(db, now);
