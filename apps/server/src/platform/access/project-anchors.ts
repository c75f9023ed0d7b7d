import { sql } from 'kysely';
import type { Queries } from '../db/index.ts';
import type { Anchors, Archived } from './scope.ts';

type Ids = {
  projectId?: number | undefined;
  projectRequestId?: number | undefined;
  multiDayId?: number | undefined;
  twoInOneDayId?: number | undefined;
  groupId?: number | undefined;
  subgroupId?: number | undefined;
};

type Row = { group_id: number; subgroup_id: number | null; owner_id: number; archived: Archived | null };

/**
 * Returns the anchors of a project of bookings, which only few addresses name: its organisation, its service, and its
 * organiser as owner. `missing` when a part of the address belongs to another project or place. Undefined when the address
 * names no project.
 */
export async function anchorsOfProject(db: Queries, ids: Ids): Promise<Anchors | 'missing' | undefined> {
  const [projectId, projectRequestId] = [ids.projectId ?? null, ids.projectRequestId ?? null];
  const [multiDayId, twoInOneDayId] = [ids.multiDayId ?? null, ids.twoInOneDayId ?? null];
  const [groupId, subgroupId] = [ids.groupId ?? null, ids.subgroupId ?? null];
  if ([projectId, projectRequestId, multiDayId, twoInOneDayId].every((id) => id === null)) return undefined;
  const { rows } = await sql<Row>`
    select p.group_id, p.subgroup_id, p.organiser_user_id as owner_id,
      case when g.archived_at is not null then 'group' when s.archived_at is not null then 'subgroup' end as archived
    from projects p join groups g on g.id = p.group_id left join subgroups s on s.id = p.subgroup_id
    left join project_requests r on r.id = ${projectRequestId}::bigint
    left join multi_days m on m.id = ${multiDayId}::bigint
    left join two_in_one_days d on d.id = ${twoInOneDayId}::bigint
    where p.id = coalesce(${projectId}::bigint, r.project_id, m.project_id, d.project_id)
      and (${multiDayId}::bigint is null or m.project_id = p.id)
      and (${twoInOneDayId}::bigint is null or d.project_id = p.id)
      and (${projectRequestId}::bigint is null or r.project_id = p.id)
      and p.group_id = coalesce(${groupId}::bigint, p.group_id)
      and (${subgroupId}::bigint is null or p.subgroup_id = ${subgroupId})`.execute(db);
  const [row] = rows;
  if (row === undefined) return 'missing';
  return {
    groupIds: [row.group_id],
    subgroupIds: row.subgroup_id === null ? [] : [row.subgroup_id],
    virtualGroupIds: [],
    ownerId: row.owner_id,
    archived: row.archived ?? undefined,
  };
}
