import { type RawBuilder, sql } from 'kysely';
import { reachesWholeSite, type Scope } from '../access/index.ts';
import { isUnnamed } from './unnamed-actors.repository.ts';

/**
 * Returns a query column with the name of the person who last did `action` to a subject. Null when the trail does not
 * say. Organisations also get null for a site admin.
 */
export function lastActorName(scope: Scope, action: string, subject: RawBuilder<string>): RawBuilder<string | null> {
  const isKnown = reachesWholeSite(scope) ? sql`true` : sql`not ${isUnnamed}`;
  return sql`(select case when ${isKnown} then u.first_name || ' ' || u.last_name end
    from audit_events e join users u on u.id = e.actor_id
    where e.subject = ${subject} and e.action = ${action} order by e.at desc, e.id desc limit 1)`;
}
