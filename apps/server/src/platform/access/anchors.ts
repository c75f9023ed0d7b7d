import { AppError } from '@doselore/contract';
import { sql } from 'kysely';
import type { Queries } from '../db/index.ts';
import { anchorsOfProject } from './project-anchors.ts';
import type { Anchors, Archived } from './scope.ts';

/**
 * Route parameters that name a resource with a place. Other parameters (a token, a course of the catalogue) have no
 * place.
 */
const anchored = [
  'groupId',
  'subgroupId',
  'virtualGroupId',
  'userId',
  'scoUserId',
  'certificateId',
  'notificationId',
  'projectId',
  'projectRequestId',
  'multiDayId',
  'twoInOneDayId',
] as const;
export type AnchorParam = (typeof anchored)[number];
type Ids = Partial<Record<AnchorParam, number>>;

export function anchorIds(params: unknown): Ids | undefined {
  if (typeof params !== 'object' || params === null) return undefined;
  const named = Object.entries(params).filter(([name, value]) => isAnchor(name) && typeof value === 'number');
  return named.length === 0 ? undefined : (Object.fromEntries(named) as Ids);
}

function isAnchor(name: string): name is AnchorParam {
  return anchored.some((known) => known === name);
}

/**
 * Returns one 404 for a resource that does not exist, is out of reach, or has another parent than the address says. The
 * answer does not reveal which.
 */
export function notFound(): AppError {
  return new AppError('not_found', messages404);
}
const messages404 = 'This does not exist, or you cannot see it.';

/** Returns the anchors of an attempt, which only its owner reaches. Learners ask it most often, so it asks one table. */
async function anchorsOfAttempt(db: Queries, scoUserId: number): Promise<Anchors> {
  const { rows } = await sql<{
    owner_id: number;
  }>`select user_id as owner_id from sco_users where id = ${scoUserId}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw notFound();
  return { groupIds: [], subgroupIds: [], virtualGroupIds: [], ownerId: row.owner_id, archived: undefined };
}

/**
 * Checks the whole chain of ids (service in organisation, person in both) in one query and returns its anchors. A virtual
 * group lies in its own service and in those of its delegates. Throws 404 when a link is missing.
 */
export async function resolveAnchors(db: Queries, ids: Ids): Promise<Anchors> {
  const { scoUserId: attempt, ...others } = ids;
  if (attempt !== undefined && Object.keys(others).length === 0) return anchorsOfAttempt(db, attempt);
  const project = await anchorsOfProject(db, ids);
  if (project === 'missing') throw notFound();
  if (project !== undefined) return project;
  const {
    groupId = null,
    subgroupId = null,
    virtualGroupId = null,
    userId = null,
    scoUserId = null,
    certificateId = null,
    notificationId = null,
  } = ids;
  const { rows } = await sql<{
    group_ids: number[] | null;
    subgroup_ids: number[] | null;
    owner_id: number | null;
    is_whole: boolean;
    archived: Archived | null;
  }>`
    with g as (select id, archived_at from groups where id = ${groupId}),
      s as (select id, group_id, archived_at from subgroups where id = ${subgroupId}),
      v as (select x.id, x.group_id, h.archived_at from virtual_groups x join groups h on h.id = x.group_id
        where x.id = ${virtualGroupId}),
      vs as (select subgroup_id from virtual_groups where id = ${virtualGroupId} and subgroup_id is not null
        union select n.subgroup_id from virtual_group_delegates d join subgroup_members n on n.user_id = d.user_id
          join v on v.group_id = n.group_id where d.virtual_group_id = ${virtualGroupId}),
      u as (select id from users where id = ${userId}),
      a as (select user_id from sco_users where id = ${scoUserId}),
      c as (select user_id from certificates where id = ${certificateId}),
      n as (select user_id from notifications where id = ${notificationId}),
      homes as (select m.group_id from group_members m join groups h on h.id = m.group_id
        where m.user_id = ${userId} and m.archived_at is null and h.archived_at is null),
      services as (select m.subgroup_id, m.group_id from subgroup_members m where m.user_id = ${userId})
    select
      case when ${groupId}::bigint is not null then (select json_agg(id) from g)
        when ${subgroupId}::bigint is not null then (select json_agg(group_id) from s)
        when ${virtualGroupId}::bigint is not null then (select json_agg(group_id) from v)
        else (select json_agg(group_id) from homes) end as group_ids,
      case when ${subgroupId}::bigint is not null then (select json_agg(id) from s)
        when ${userId}::bigint is not null then (select json_agg(subgroup_id) from services
          where ${groupId}::bigint is null or group_id = ${groupId})
        when ${virtualGroupId}::bigint is not null then (select json_agg(subgroup_id) from vs) end as subgroup_ids,
      coalesce((select user_id from a), (select user_id from c), (select user_id from n), (select id from u)) as owner_id,
      (${groupId}::bigint is null or exists (select from g))
        and (${subgroupId}::bigint is null or exists (select from s where ${groupId}::bigint is null or group_id = ${groupId}))
        and (${virtualGroupId}::bigint is null or exists (select from v where ${groupId}::bigint is null or group_id = ${groupId}))
        and (${virtualGroupId}::bigint is null or ${subgroupId}::bigint is null
          or exists (select from vs where subgroup_id = ${subgroupId}))
        and (${userId}::bigint is null or exists (select from u))
        and (${userId}::bigint is null or ${groupId}::bigint is null or exists (select from group_members
          where user_id = ${userId} and group_id = ${groupId}))
        and (${userId}::bigint is null or ${subgroupId}::bigint is null or exists (select from services where subgroup_id = ${subgroupId}))
        and (${scoUserId}::bigint is null or exists (select from a))
        and (${certificateId}::bigint is null or exists (select from c))
        and (${notificationId}::bigint is null or exists (select from n)) as is_whole,
      case when exists (select from g where archived_at is not null) or exists (select from v where archived_at is not null)
          then 'group'
        when exists (select from s where archived_at is not null) then 'subgroup'
        when exists (select from group_members
          where user_id = ${userId} and group_id = ${groupId} and archived_at is not null) then 'member'
        end as archived`.execute(db);
  const row = rows[0];
  if (row === undefined || !row.is_whole) throw notFound();
  return {
    groupIds: row.group_ids ?? [],
    subgroupIds: row.subgroup_ids ?? [],
    virtualGroupIds: virtualGroupId === null ? [] : [virtualGroupId],
    ownerId: row.owner_id ?? undefined,
    archived: row.archived ?? undefined,
  };
}
