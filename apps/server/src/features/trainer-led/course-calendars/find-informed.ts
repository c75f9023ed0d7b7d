import type { VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { listEndedAcceptances, listInformed } from './calendar-invitations.repository.ts';

/** Finds who has ever known the times of a course. */
export const findInformed = (db: Queries, virtualGroupId: VirtualGroupId): Promise<number[]> =>
  listInformed(db, virtualGroupId);

/** Finds who has to be notified that their acceptance of a course no longer counts. */
export const findEndedAcceptances = (db: Queries, virtualGroupId: VirtualGroupId): Promise<number[]> =>
  listEndedAcceptances(db, virtualGroupId);
