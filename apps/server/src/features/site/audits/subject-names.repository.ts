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
  lu.first_name || ' ' || lu.last_name,
  (select v.title from virtual_groups v where v.id = ${numberIn('virtual group')}),
  (select a.title from courses c join abstract_courses a on a.id = c.abstract_course_id where c.id = ${numberIn('course')}),
  (select a.title from abstract_courses a where a.id = ${numberIn('product')}),
  (select a.title from abstract_paper_courses a where a.id = ${numberIn('paper product')}),
  (select a.title from paper_courses c join abstract_paper_courses a on a.id = c.abstract_paper_course_id
    where c.id = ${numberIn('paper course')}),
  (select x.title from external_courses x where x.id = ${numberIn('external course')}),
  (select o.title from scos o where o.id = ${numberIn('sco')}),
  (select p.title from packages p where p.id = ${numberIn('package')}),
  (select v.name from venues v where v.id = ${numberIn('venue')}),
  (select l.name from locations l where l.id = ${numberIn('location')}),
  (select a.name from video_accounts a where a.id = ${numberIn('video account')}),
  (select d.title from documents d where d.id = ${numberIn('document')}),
  (select c.title from certificates c where c.id = ${numberIn('certificate')}),
  (select nullif(x.title, '') from external_course_users x where x.id = ${numberIn('external course user')}),
  (select u.first_name || ' ' || u.last_name from course_users c join users u on u.id = c.user_id
    where c.id = ${numberIn('course user')}),
  (select 'Certificates of ' || o.name from exports x join groups o on o.id = x.group_id where x.id = ${numberIn('export')}),
  (select i.title from certificate_icons i where i.id = ${numberIn('certificate icon')}))`;
