import { levelsWith } from '@doselore/contract';
import { sql } from 'kysely';

/** Over `audit_events e`: whether organisations do not know by name who acted. */
export const isUnnamed = sql<boolean>`(e.level = any(${levelsWith('audits.actUnnamed')}::text[]))`;
