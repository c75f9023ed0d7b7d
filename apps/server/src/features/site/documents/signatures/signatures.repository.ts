import { sql } from 'kysely';
import type { Queries } from '../../../../platform/db/index.ts';
import type { DocumentPlace } from '../documents.repository.ts';

export type SignatureData = {
  name: string;
  services: string;
  job_role: string | null;
  opened_at: Date;
  acknowledged_at: Date | null;
  statement: string | null;
};

/**
 * Lists by name who has opened a version, also people who have left since. With `isAcknowledged`, only those who have
 * acknowledged it. An organisation sees people who are or were its members.
 * Takes no scope: the place is a checked organisation, or the whole site, which only site admins reach.
 */
export async function listSignatures(
  db: Queries,
  { groupId }: DocumentPlace,
  params: { documentId: number; version: number; isAcknowledged: boolean },
): Promise<SignatureData[]> {
  const { rows } = await sql<SignatureData>`
    select u.first_name || ' ' || u.last_name as name, coalesce(m.job_role, u.job_role) as job_role, r.opened_at,
      r.acknowledged_at, r.statement,
      coalesce((select string_agg(distinct s.name, ', ') from subgroup_members x join subgroups s on s.id = x.subgroup_id
        where x.user_id = r.user_id and x.group_id = m.group_id), '') as services
    from document_reads r join documents d on d.id = r.document_id join users u on u.id = r.user_id
    left join lateral (select x.group_id, x.job_role from group_members x where x.user_id = r.user_id
      and x.group_id = coalesce(${groupId ?? null}::bigint, d.group_id, x.group_id)
      order by x.archived_at nulls first, x.joined_at, x.group_id limit 1) m on true
    where r.document_id = ${params.documentId} and r.version = ${params.version}
      and (not ${params.isAcknowledged} or r.acknowledged_at is not null)
      and (${groupId ?? null}::bigint is null or m.group_id is not null)
    order by lower(u.last_name), lower(u.first_name), u.id`.execute(db);
  return rows;
}
