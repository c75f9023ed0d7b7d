import type { QueuedEntry } from '@doselore/contract/external-courses';
import { useArea } from '../../../../platform/area/index.ts';

/** Returns the address of the page about an entry, in the area of the admin. */
export function useEntryHref() {
  const { to } = useArea();
  return (row: QueuedEntry) => {
    const params = { groupId: row.group.id, userId: row.person.id, externalCourseUserId: row.id };
    const service = row.subgroup_id === null ? {} : { subgroupId: row.subgroup_id };
    return to('members-external-course', { ...params, ...service });
  };
}
