import type { DocumentType, ScanState } from '@doselore/contract/documents';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

/** A file that was stored, with what it is. */
export type StoredFile = {
  storage_key: string;
  file_name: string;
  media_type: DocumentType;
  bytes: number;
  sha256: string;
  scan: ScanState;
};

type NewVersion = StoredFile & {
  document_id: number;
  change_note: string;
  is_substantial: boolean;
  uploaded_by: number;
  uploaded_at: Date;
};

/**
 * Inserts the next version of a document, which the caller has locked. Returns its number. The first is substantial.
 * Takes no scope: the caller has found the document in its place.
 */
export async function insertVersion(tx: Tx, { is_substantial, ...version }: NewVersion): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`select max(version) as last from document_versions
    where document_id = ${version.document_id}`.execute(tx);
  const next = (rows[0]?.last ?? 0) + 1;
  await tx
    .insertInto('document_versions')
    .values({ ...version, version: next, is_substantial: is_substantial || next === 1 })
    .execute();
  return next;
}

export type VersionData = {
  version: number;
  storage_key: string | null;
  file_name: string;
  media_type: DocumentType;
  bytes: number;
  scan: ScanState;
  change_note: string;
  is_substantial: boolean;
  uploaded_by: string;
  is_site_admin: boolean;
  uploaded_at: Date;
  is_shown: boolean;
};

/**
 * Lists the versions of a document, the newest first. The caller has found the document in its place.
 * Takes no scope: the caller has found the document in its place.
 */
export async function listVersions(
  db: Queries,
  { documentId, isScanning }: { documentId: number; isScanning: boolean },
): Promise<VersionData[]> {
  const { rows } = await sql<VersionData>`
    select v.version, v.storage_key, v.file_name, v.media_type, v.bytes, v.scan, v.change_note, v.is_substantial,
      u.first_name || ' ' || u.last_name as uploaded_by, v.uploaded_at,
      exists (select from user_roles r where r.user_id = u.id and r.role = 'super_admin') as is_site_admin,
      exists (select from shown_document_versions(${isScanning}) s
        where s.document_id = v.document_id and s.version = v.version) as is_shown
    from document_versions v join users u on u.id = v.uploaded_by
    where v.document_id = ${documentId} order by v.version desc`.execute(db);
  return rows;
}
