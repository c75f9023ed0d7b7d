import type { Level } from '@doselore/contract';

/** Person who acts, and the level that they act under, for the audit trail. `requestId` is missing for jobs. */
export type Actor = { id: number; level: Level; requestId?: string };
