import type { DocumentCategory, DocumentType, MustRead } from '@doselore/contract/documents';
import { sql } from 'kysely';
import { type Scope, scopeWhere } from '../../../platform/access/index.ts';
import type { Queries, Tx } from '../../../platform/db/index.ts';

export type ResourceData = {
  id: number;
  title: string;
  description: string;
  category: DocumentCategory;
  version: number;
  file_name: string;
  media_type: DocumentType;
  storage_key: string;
  bytes: number;
  uploaded_at: Date;
  group_id: number | null;
  group_name: string | null;
  must_read: MustRead;
  statement: string;
  is_done: boolean;
  due_on: string | null;
  opened_at: Date | null;
  acknowledged_at: Date | null;
};

/**
 * Lists by title the documents that a person in scope may read now: published, not ended, with a file that may be
 * served, and with an audience that one of their memberships fits.
 */
export async function listResources(
  db: Queries,
  scope: Scope,
  { today, isScanning, documentId = null }: { today: string; isScanning: boolean; documentId?: number | null },
): Promise<ResourceData[]> {
  const { rows } = await sql<ResourceData>`
    select d.id, d.title, d.description, d.category, v.version, v.file_name, v.media_type, v.storage_key, v.bytes,
      v.uploaded_at, d.group_id, g.name as group_name, d.must_read, d.statement, y.is_done, y.due_on, y.opened_at,
      y.acknowledged_at
    from document_duties(${isScanning}) y join documents d on d.id = y.document_id
    join shown_document_versions(${isScanning}) v on v.document_id = d.id left join groups g on g.id = d.group_id
    where ${scopeWhere(scope, { owner: sql.ref('y.user_id') })}
      and d.published_at is not null and d.archived_at is null and not d.is_course_material
      and (d.expires_on is null or d.expires_on >= ${today}::date)
      and (${documentId}::bigint is null or d.id = ${documentId})
    order by lower(d.title), d.id`.execute(db);
  return rows;
}

type Read = { documentId: number; version: number; userId: number; at: Date };

/** Stores that a person has opened a version. The first time stays. */
export async function insertOpened(db: Queries, { documentId, version, userId, at }: Read): Promise<void> {
  await sql`insert into document_reads (document_id, version, user_id, opened_at)
    values (${documentId}, ${version}, ${userId}, ${at}) on conflict do nothing`.execute(db);
}

/** Stores that a person has acknowledged a version in these words. Returns false when they had done so before. */
export async function saveAcknowledged(
  tx: Tx,
  { documentId, version, userId, at, statement }: Read & { statement: string },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into document_reads as r (document_id, version, user_id, opened_at, acknowledged_at, statement)
    values (${documentId}, ${version}, ${userId}, ${at}, ${at}, ${statement})
    on conflict (user_id, document_id, version) do update
      set acknowledged_at = excluded.acknowledged_at, statement = excluded.statement
      where r.acknowledged_at is null`.execute(tx);
  return (numAffectedRows ?? 0n) > 0n;
}
