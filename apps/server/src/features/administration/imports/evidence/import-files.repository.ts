import type { EvidenceType } from '@doselore/contract/external-courses';
import { sql } from 'kysely';
import type { Queries, Tx } from '../../../../platform/db/index.ts';
import type { ImportId } from '../imports.repository.ts';

export type RowFile = {
  number: number;
  storage_key: string;
  file_name: string;
  media_type: EvidenceType;
  bytes: number;
};

/** Lists the evidence of the rows of a list. */
export async function listRowFiles(db: Queries, importId: ImportId): Promise<RowFile[]> {
  const { rows } = await sql<RowFile>`select number, storage_key, file_name, media_type, bytes from import_files
    where import_id = ${importId} order by number`.execute(db);
  return rows;
}

/** Saves the evidence of rows, and replaces their earlier evidence. */
export async function saveRowFiles(tx: Tx, importId: ImportId, files: readonly RowFile[]): Promise<void> {
  await sql`insert into import_files (import_id, number, storage_key, file_name, media_type, bytes)
    select ${importId}::bigint, f.number, f.storage_key, f.file_name, f.media_type, f.bytes
    from jsonb_to_recordset(${JSON.stringify(files)}::jsonb)
      as f (number int, storage_key text, file_name text, media_type text, bytes bigint)
    on conflict (import_id, number) do update set storage_key = excluded.storage_key, file_name = excluded.file_name,
      media_type = excluded.media_type, bytes = excluded.bytes`.execute(tx);
}

/** Deletes the files of imported rows, whose entries now own the evidence. */
export async function deleteRowFiles(tx: Tx, importId: ImportId, numbers: readonly number[]): Promise<void> {
  await sql`delete from import_files where import_id = ${importId} and number = any(${[...numbers]}::int[])`.execute(
    tx,
  );
}
