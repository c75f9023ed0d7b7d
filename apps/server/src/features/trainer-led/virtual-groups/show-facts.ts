import type { PlannedSession } from '@doselore/contract/course-planning';
import type { VirtualGroupId } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { type DeclineData, listDeclines } from './declines.repository.ts';
import type { DelegateData } from './delegate-data.ts';
import { listDelegates } from './delegates.repository.ts';
import { listRegisterSessions, type RegisterSession } from './register.repository.ts';
import { listSessions } from './sessions.repository.ts';

/** Returns all delegates of a course by name, each with the licence for it. */
export const showDelegates = (db: Queries, virtualGroupId: VirtualGroupId): Promise<DelegateData[]> =>
  listDelegates(db, virtualGroupId);

/** Returns who declined a course and is no delegate of it again, the latest first. */
export const showDeclines = (db: Queries, virtualGroupId: VirtualGroupId): Promise<DeclineData[]> =>
  listDeclines(db, virtualGroupId);

/** Returns the sessions of a course by their starts, as its form has them. */
export const showSessions = (db: Queries, virtualGroupId: VirtualGroupId): Promise<PlannedSession[]> =>
  listSessions(db, virtualGroupId);

/** Returns the sessions of a course by their starts, with the ids that registers name. */
export const showRegisterSessions = (db: Queries, virtualGroupId: VirtualGroupId): Promise<RegisterSession[]> =>
  listRegisterSessions(db, virtualGroupId);
