import { sql } from 'kysely';
import type { UserId } from '../../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import type { DocumentPlace } from '../documents.repository.ts';

export type AudienceRows = { groupIds: readonly number[]; subgroupIds: readonly number[]; jobRoles: readonly string[] };

/** Replaces the choices of a document. */
export async function replaceAudience(tx: Tx, documentId: number, rows: AudienceRows): Promise<void> {
  await tx.deleteFrom('document_audience').where('document_id', '=', documentId).execute();
  const values = [
    ...rows.groupIds.map((group_id) => ({ document_id: documentId, group_id })),
    ...rows.subgroupIds.map((subgroup_id) => ({ document_id: documentId, subgroup_id })),
    ...rows.jobRoles.map((job_role) => ({ document_id: documentId, job_role })),
  ];
  if (values.length > 0) await tx.insertInto('document_audience').values(values).execute();
}

/**
 * Counts the people who may read a document, in an organisation only its members.
 * Takes no scope: the place is a checked organisation, or the whole site, which only site admins reach.
 */
export async function countReaders(db: Queries, { groupId }: DocumentPlace, documentId: number): Promise<number> {
  const { rows } = await sql<{ people: number }>`select count(*)::int as people from document_readers() r
    where r.document_id = ${documentId} and (${groupId ?? null}::bigint is null or exists (select from group_members m
      where m.user_id = r.user_id and m.group_id = ${groupId ?? null} and m.archived_at is null))`.execute(db);
  return rows[0]?.people ?? 0;
}

type Named = { id: number; name: string };

/**
 * Lists open organisations for an audience of the site; none in an organisation.
 * Takes no scope: the place is a checked organisation, or the whole site, which only site admins reach.
 */
export async function listGroupChoices(db: Queries, { groupId }: DocumentPlace): Promise<Named[]> {
  const { rows } = await sql<Named>`select id, name from groups
    where archived_at is null and ${groupId ?? null}::bigint is null order by lower(name), id`.execute(db);
  return rows;
}

/**
 * Lists open services of an organisation, or of the whole site.
 * Takes no scope: the place is a checked organisation, or the whole site, which only site admins reach.
 */
export async function listSubgroupChoices(
  db: Queries,
  { groupId }: DocumentPlace,
): Promise<(Named & { group_id: number })[]> {
  const { rows } = await sql<Named & { group_id: number }>`select s.id, s.name, s.group_id from subgroups s
    join groups g on g.id = s.group_id and g.archived_at is null
    where s.archived_at is null and (${groupId ?? null}::bigint is null or s.group_id = ${groupId ?? null})
    order by lower(s.name), s.id`.execute(db);
  return rows;
}

/** Lists possible owners who can sign in: admins of the organisation, or site admins, and the caller. */
export async function listOwnerChoices(db: Queries, { groupId }: DocumentPlace, callerId: UserId): Promise<Named[]> {
  const admins =
    groupId === undefined
      ? sql`select r.user_id from user_roles r where r.role = 'super_admin'`
      : sql`select m.user_id from group_managers m join user_roles r on r.user_id = m.user_id and r.role = 'group_admin'
          where m.group_id = ${groupId}`;
  // Starts from the few possible owners instead of all accounts.
  const { rows } = await sql<Named>`select u.id, u.first_name || ' ' || u.last_name as name from users u
    where u.state = 'active' and u.id in (select ${callerId}::bigint union ${admins})
    order by lower(u.last_name), lower(u.first_name), u.id`.execute(db);
  return rows;
}
