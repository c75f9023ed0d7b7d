import { levelsWith } from '@doselore/contract';
import { sql } from 'kysely';

/** Predicate over `audit_events e`: true when organisations may not see the name of the actor. */
export const isUnnamed = sql<boolean>`(e.level = any(${levelsWith('audits.actUnnamed')}::text[]))`;
