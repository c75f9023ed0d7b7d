import { sql } from 'kysely';
import type { GroupId, VirtualGroupId } from '../../../../platform/access/index.ts';
import { isVirtualCourse, type Queries } from '../../../../platform/db/index.ts';

type CourseData = {
  group_id: GroupId;
  product_id: number;
  is_draft: boolean;
  is_virtual: boolean;
  place: string | null;
};

/** Returns what a course says about the sessions that it wants. */
export async function findCourse(db: Queries, virtualGroupId: VirtualGroupId): Promise<CourseData | undefined> {
  const { rows } = await sql<CourseData>`
    select v.group_id, v.abstract_course_id as product_id, v.state = 'draft' as is_draft, ${isVirtualCourse} as is_virtual,
      v.place
    from virtual_groups v where v.id = ${virtualGroupId}`.execute(db);
  return rows[0];
}
