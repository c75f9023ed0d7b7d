import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';

export type RecordKind =
  | 'user'
  | 'group'
  | 'subgroup'
  | 'virtual_group'
  | 'course'
  | 'abstract_course'
  | 'abstract_paper_course'
  | 'venue'
  | 'location'
  | 'video_account';
export type NamedRecord = { kind: RecordKind; id: number };

/**
 * Finds the names of records that rows of the trail identify. Only a scope of the whole site gets names. Deleted
 * records have no name.
 */
export async function listRecordNames(
  db: Queries,
  scope: Scope,
  records: readonly NamedRecord[],
): Promise<(NamedRecord & { name: string })[]> {
  if (records.length === 0) return [];
  const { rows } = await sql<NamedRecord & { name: string }>`
    select n.kind, n.id, n.name from (
      select f.kind, f.id, case f.kind
        when 'user' then (select u.first_name || ' ' || u.last_name from users u where u.id = f.id)
        when 'group' then (select g.name from groups g where g.id = f.id)
        when 'subgroup' then (select s.name from subgroups s where s.id = f.id)
        when 'virtual_group' then (select v.title from virtual_groups v where v.id = f.id)
        when 'course' then (select a.title from courses c join abstract_courses a on a.id = c.abstract_course_id where c.id = f.id)
        when 'abstract_course' then (select a.title from abstract_courses a where a.id = f.id)
        when 'abstract_paper_course' then (select p.title from abstract_paper_courses p where p.id = f.id)
        when 'venue' then (select v.name from venues v where v.id = f.id)
        when 'location' then (select l.name from locations l where l.id = f.id)
        when 'video_account' then (select v.name from video_accounts v where v.id = f.id) end as name
      from unnest(${records.map(({ kind }) => kind)}::text[], ${records.map(({ id }) => id)}::bigint[]) as f(kind, id)) n
    where n.name is not null and ${scopeWhere(scope, {})}`.execute(db);
  return rows;
}
