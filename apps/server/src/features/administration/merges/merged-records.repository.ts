import { type RawBuilder, sql } from 'kysely';
import type { GroupId, LicenceId, UserId } from '../../../platform/access/index.ts';
import type { Tx } from '../../../platform/db/index.ts';

/** Two people or two organisations: the one that is kept, and the one that is merged into it. */
export type Pair<Id extends UserId | GroupId> = { keepId: Id; dropId: Id };

export type LiveLicence = {
  id: LicenceId;
  user_id: number;
  group_id: number;
  product_type: string;
  product_id: number;
  title: string;
  /** Name of the organisation, or of the person where organisations are merged. */
  place_name: string;
  state: 'issued' | 'in_progress';
  is_free_retry: boolean;
  modules_done: number;
  last_at: Date | null;
};

async function lockLive(
  tx: Tx,
  params: { placeName: RawBuilder<unknown>; where: RawBuilder<unknown> },
): Promise<LiveLicence[]> {
  const { rows } = await sql<LiveLicence>`
    select l.id, l.user_id, l.group_id, l.product_type, l.product_id, l.state, l.is_free_retry,
      ${params.placeName} as place_name,
      case when l.product_type = 'abstract_course' then (select title from abstract_courses where id = l.product_id)
        else (select title from abstract_paper_courses where id = l.product_id) end as title,
      (select count(distinct a.sco_id)::int from sco_users a join course_users cu on cu.id = a.course_user_id
        where cu.licence_id = l.id and a.best_status in ('passed', 'completed')) as modules_done,
      (select max(a.accessed_at) from sco_users a join course_users cu on cu.id = a.course_user_id
        where cu.licence_id = l.id) as last_at
    from licences l join users u on u.id = l.user_id join groups g on g.id = l.group_id
    where l.state in ('issued', 'in_progress') and ${params.where}
    order by l.id for update of l`.execute(tx);
  return rows;
}

/** Locks the live licences of both people and returns them with their progress. */
export function lockLiveLicences(tx: Tx, pair: Pair<UserId>): Promise<LiveLicence[]> {
  return lockLive(tx, { placeName: sql`g.name`, where: sql`l.user_id in (${pair.keepId}, ${pair.dropId})` });
}

/** Locks and returns the live licences of people who have one for the same product in both organisations. */
export function lockDoubleLicences(tx: Tx, pair: Pair<GroupId>): Promise<LiveLicence[]> {
  const both = sql`in (${pair.keepId}, ${pair.dropId})`;
  return lockLive(tx, {
    placeName: sql`u.first_name || ' ' || u.last_name`,
    where: sql`l.group_id ${both} and exists (select from licences o where o.user_id = l.user_id
      and o.product_type = l.product_type and o.product_id = l.product_id and o.state in ('issued', 'in_progress')
      and o.group_id <> l.group_id and o.group_id ${both})`,
  });
}

/**
 * Lists certificates that the merge supersedes (C1): all but the latest valid one of a person for a product in an
 * organisation. `merged` is the column that is merged: users or groups.
 */
export async function listOutdoneCertificates(
  tx: Tx,
  { merged, keepId, dropId }: Pair<UserId | GroupId> & { merged: 'user_id' | 'group_id' },
): Promise<number[]> {
  const other = merged === 'user_id' ? 'group_id' : 'user_id';
  const { rows } = await sql<{ id: number }>`select id from (
    select id, row_number() over (partition by product_type, product_id, ${sql.ref(other)}
      order by expires_on desc nulls first, awarded_on desc, id desc) as place
    from certificates where ${sql.ref(merged)} in (${keepId}, ${dropId}) and state = 'valid') x
    where place > 1 order by id`.execute(tx);
  return rows.map((row) => row.id);
}

type Compatible = { trainer_user_id: number; group_id: number };
export type SharedCompatibility = {
  kept: Compatible;
  dropped: Compatible;
  stricter: { kind: string; reason: string } | null;
};

/**
 * Lists organisations of trainers that both sides of a merge have, by the column that is merged. `stricter` has the kind
 * and reason of the dropped row where these are stricter than those of the kept row.
 */
export async function listSharedCompatibilities(
  tx: Tx,
  { merged, keepId, dropId }: Pair<UserId | GroupId> & { merged: keyof Compatible },
): Promise<SharedCompatibility[]> {
  const other = merged === 'group_id' ? 'trainer_user_id' : 'group_id';
  const place = (row: string) =>
    sql`array_position(array['preferred', 'avoid', 'excluded'], ${sql.ref(`${row}.kind`)})`;
  const keyOf = (row: string) => sql`json_build_object('trainer_user_id', ${sql.ref(`${row}.trainer_user_id`)},
    'group_id', ${sql.ref(`${row}.group_id`)})`;
  const { rows } = await sql<SharedCompatibility>`
    select ${keyOf('k')} as kept, ${keyOf('d')} as dropped, case when ${place('d')} > ${place('k')}
      then json_build_object('kind', d.kind, 'reason', d.reason) end as stricter
    from trainer_group_compatibilities k join trainer_group_compatibilities d
      on ${sql.ref(`d.${other}`)} = ${sql.ref(`k.${other}`)} and ${sql.ref(`d.${merged}`)} = ${dropId}
    where ${sql.ref(`k.${merged}`)} = ${keepId} order by k.trainer_user_id, k.group_id`.execute(tx);
  return rows;
}

export type JoinedMembership = {
  joined_at: string;
  archived_at: string | null;
  payroll_number: string | null;
  started_on: string | null;
  job_role: string | null;
};

/** SQL that joins the memberships k and d: the longer period, with the details of either. */
export const joinedMembership = sql`least(k.joined_at, d.joined_at)::text as joined_at,
  case when k.archived_at is null or d.archived_at is null then null
    else greatest(k.archived_at, d.archived_at)::text end as archived_at,
  coalesce(k.payroll_number, d.payroll_number) as payroll_number, least(k.started_on, d.started_on)::text as started_on,
  coalesce(k.job_role, d.job_role) as job_role`;
