import { sql } from 'kysely';
import type { Queries } from '../db/index.ts';
import { isUnnamed } from './unnamed-actors.repository.ts';

type LastChange = { at: Date; actor_id: number | null; is_unnamed: boolean; name: string | null };

/**
 * Returns who last changed one of these fields of a subject. Seen from an organisation, it names only people who acted
 * there, and never site admins.
 * Takes no scope: the command has locked the record whose change it merges.
 */
export async function findLastChange(
  db: Queries,
  params: { subject: string; groupId: number | undefined; fields: readonly string[] },
): Promise<LastChange | undefined> {
  const fields = [...params.fields];
  const isKnown = params.groupId === undefined ? sql`true` : sql`e.group_id = ${params.groupId} and not ${isUnnamed}`;
  const { rows } = await sql<LastChange>`
    select e.at, e.actor_id, ${isUnnamed} as is_unnamed,
      case when ${isKnown} then u.first_name || ' ' || u.last_name end as name
    from audit_events e left join users u on u.id = e.actor_id
    where e.subject = ${params.subject} and (e.changes ?| ${fields}::text[] or e.personal ?| ${fields}::text[]
      or e.detail ?| ${fields}::text[])
    order by e.at desc, e.id desc limit 1`.execute(db);
  return rows[0];
}
