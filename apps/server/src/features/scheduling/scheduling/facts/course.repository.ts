import { sql } from 'kysely';
import type { GroupId, VirtualGroupId } from '../../../../platform/access/index.ts';
import { isVirtualCourse, type Queries } from '../../../../platform/db/index.ts';
import { type PointData, pointColumns, pointJoins } from './point.repository.ts';

export type CourseData = PointData & {
  group_id: GroupId;
  organisation: string;
  product_id: number;
  product: string;
  is_draft: boolean;
  is_virtual: boolean;
  place: string | null;
  venue_id: number | null;
  venue: string | null;
  town: string | null;
  /** Why the organisation cannot use the venue. */
  venue_refusal: string | null;
};

const district = sql<string>`ve.district`;

/** Returns a course, as if it took place in the venue that is asked for. */
export async function findCourseData(
  db: Queries,
  params: { virtualGroupId: VirtualGroupId; venueId: number | null },
): Promise<CourseData | undefined> {
  const { rows } = await sql<CourseData>`
    select v.group_id, g.name as organisation, v.abstract_course_id as product_id, p.title as product,
      v.state = 'draft' as is_draft, ${isVirtualCourse} as is_virtual, v.place, ve.id as venue_id, ve.name as venue, ve.town,
      case when ve.id is null then null
        when ve.archived_at is not null then ve.name || ' is archived'
        when ve.group_id <> v.group_id or x.venue_id is not null then ve.name || ' cannot be used for ' || g.name
      end as venue_refusal, ${pointColumns('ve', district)}
    from virtual_groups v join groups g on g.id = v.group_id join abstract_courses p on p.id = v.abstract_course_id
    left join venues ve on ve.id = ${params.venueId}::bigint
    left join venue_excluded_groups x on x.venue_id = ve.id and x.group_id = v.group_id
    ${pointJoins(district)}
    where v.id = ${params.virtualGroupId}`.execute(db);
  return rows[0];
}
