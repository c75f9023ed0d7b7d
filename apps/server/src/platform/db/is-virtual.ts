import { virtualDeliverable } from '@doselore/contract';
import { sql } from 'kysely';

/** SQL over a course `v` that tells whether it takes place online. */
export const isVirtualCourse = sql<boolean>`v.deliverable_id = ${sql.lit(virtualDeliverable)}`;
