import type { FirstStepName } from '@doselore/contract/first-steps';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queries } from '../../../platform/db/index.ts';

type Named = { id: number; name: string };
export type StepsData = Record<FirstStepName, boolean> & {
  group: Named | null;
  draft_course_id: number | null;
  person: Named | null;
  has_licence: boolean;
};

/** SQL that tells whether an organisation is the site's own. Demo organisations, with the example, tick no step. */
const isOwn = (groupId: string): RawBuilder<SqlBool> =>
  sql`exists (select from groups g where g.id = ${sql.ref(groupId)} and not g.is_demo and g.archived_at is null)`;

/** SQL for the courses of the catalogue, without the one of the example. */
const ownCourses = (exampleCourseId: number | null) => sql`courses c
  join abstract_courses a on a.id = c.abstract_course_id and a.archived_at is null
  where c.id is distinct from ${exampleCourseId}::bigint`;

const liveLicences = sql`licences l where l.state in ('issued', 'in_progress') and ${isOwn('l.group_id')}`;
const members = sql`group_members m join users u on u.id = m.user_id
  where m.archived_at is null and u.archived_at is null and u.erased_at is null and not u.is_demo and ${isOwn('m.group_id')}
    and not exists (select from user_roles r where r.user_id = u.id and r.role = 'super_admin')`;

/**
 * Finds out which steps are done and what their links need. Every part stops at its first row, so that a large site
 * costs no more than a small one.
 * Takes no scope: only site admins ask, and they ask about the whole site.
 */
export async function findSteps(db: Queries, { courseId }: { courseId: number | null }): Promise<StepsData> {
  const { rows } = await sql<StepsData>`
    with own as materialized (select id, name from groups where not is_demo and archived_at is null order by id limit 1)
    select exists (select from own) as organisation,
      exists (select from subgroups s where s.archived_at is null and ${isOwn('s.group_id')}) as service,
      exists (select from ${ownCourses(courseId)} and c.is_live)
        or exists (select from paper_courses p join abstract_paper_courses a on a.id = p.abstract_paper_course_id
          where p.is_live and a.archived_at is null) as course,
      exists (select from licence_accounts k where k.kind not in ('SUPPLY', 'VOID') and k.available > 0
        and ${isOwn('k.group_id')}) as licences,
      exists (select from ${members}) as people,
      exists (select from certificates k where ${isOwn('k.group_id')}) as certificate,
      (select to_json(own) from own) as "group",
      (select c.id from ${ownCourses(courseId)} and not c.is_live order by c.id desc limit 1) as draft_course_id,
      (select json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name)
        from ${members} and m.group_id = (select id from own) limit 1) as person,
      exists (select from ${liveLicences}) as has_licence`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A select without a from has one row');
  return row;
}
