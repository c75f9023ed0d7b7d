import { sql } from 'kysely';

/** SQL for the number in a subject that names a record of this kind, else null. */
const numberIn = (kind: string) => sql`substring(e.subject from ${`^${kind} ([0-9]+)$`})::bigint`;

/**
 * SQL that joins the subject and place of a row `e` of the trail: people and places with their names, licences with
 * their holder's.
 */
export const namesOf = sql`left join groups g on g.id = e.group_id
  left join users su on su.id = ${numberIn('user')}
  left join groups sg on sg.id = ${numberIn('group')}
  left join subgroups ss on ss.id = ${numberIn('subgroup')}
  left join licences sl on sl.id = ${numberIn('licence')}
  left join users lu on lu.id = sl.user_id`;

export const subjectName = sql`coalesce(su.first_name || ' ' || su.last_name, sg.name, ss.name,
  lu.first_name || ' ' || lu.last_name)`;
