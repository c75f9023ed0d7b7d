import type { Level } from '@doselore/contract';
import type { UserId } from './checked-ids.ts';

/** Person who acts, and the level that they act under, for the audit trail. `requestId` is missing for jobs. */
export type Actor = { id: UserId; level: Level; requestId?: string };
