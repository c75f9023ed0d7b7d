import { type RawBuilder, sql } from 'kysely';

/** The name of whoever did this to a subject last, as a column of a query; null when the trail does not say. */
export function lastActorName(action: string, subject: RawBuilder<string>): RawBuilder<string | null> {
  return sql`(select u.first_name || ' ' || u.last_name from audit_events e join users u on u.id = e.actor_id
    where e.subject = ${subject} and e.action = ${action} order by e.at desc, e.id desc limit 1)`;
}
