import { sql } from 'kysely';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

export type WaitingScan = {
  id: number;
  document_id: number;
  version: number;
  storage_key: string;
  group_id: number | null;
};

/**
 * Finds the oldest version after `afterId` that no scanner has looked at.
 * Takes no scope: a worker scans the files of the whole site.
 */
export async function findWaitingScan(db: Queries, afterId: number): Promise<WaitingScan | undefined> {
  const { rows } = await sql<WaitingScan>`select v.id, v.document_id, v.version, v.storage_key, d.group_id
    from document_versions v join documents d on d.id = v.document_id
    where v.scan = 'unscanned' and v.id > ${afterId} order by v.id limit 1`.execute(db);
  return rows[0];
}

/** Stores what the scanner found, unless another node has done so. An infected version no longer names its file. */
export async function saveScan(tx: Tx, { id, scan }: { id: number; scan: 'clean' | 'infected' }): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('document_versions')
    .set({ scan, ...(scan === 'infected' ? { storage_key: null } : {}) })
    .where('id', '=', id)
    .where('scan', '=', 'unscanned')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type VirusNotice = {
  title: string;
  group_id: number | null;
  email: string;
  first_name: string;
};

/**
 * Finds whom to tell of a virus: the person who uploaded the version.
 * Takes no scope: a worker scans the files of the whole site.
 */
export async function findUploader(tx: Tx, id: number): Promise<VirusNotice | undefined> {
  const { rows } = await sql<VirusNotice>`select d.title, d.group_id, u.email, u.first_name
    from document_versions v join documents d on d.id = v.document_id join users u on u.id = v.uploaded_by
    where v.id = ${id} and u.state = 'active'`.execute(tx);
  return rows[0];
}
