import type { Level } from '@doselore/contract';

/** Who acts, for the audit trail. `requestId` is missing for jobs. */
export type Actor = { id: number; level: Level; requestId?: string };
