import { sql } from 'kysely';
import type { Queries, Tx } from '../../../../platform/db/index.ts';

export async function findPictureByDigest(db: Queries, sha256: string): Promise<number | undefined> {
  const row = await db.selectFrom('certificate_pictures').select('id').where('sha256', '=', sha256).executeTakeFirst();
  return row?.id;
}

type NewPicture = {
  sha256: string;
  key: string;
  type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  bytes: number;
  uploadedBy: number;
  at: Date;
};

/** Inserts a picture. Returns the existing row when a concurrent upload inserted the same picture. */
export async function insertPicture(tx: Tx, picture: NewPicture): Promise<{ id: number; isNew: boolean }> {
  const row = await tx
    .insertInto('certificate_pictures')
    .values({
      sha256: picture.sha256,
      storage_key: picture.key,
      media_type: picture.type,
      width: picture.width,
      height: picture.height,
      bytes: picture.bytes,
      uploaded_by: picture.uploadedBy,
      uploaded_at: picture.at,
    })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row !== undefined) return { id: row.id, isNew: true };
  const earlier = await findPictureByDigest(tx, picture.sha256);
  if (earlier === undefined) throw new Error('The picture was neither inserted nor found');
  return { id: earlier, isNew: false };
}

export type StoredPicture = { id: number; storage_key: string; media_type: string };

export async function listPictures(db: Queries, ids: readonly number[]): Promise<StoredPicture[]> {
  const { rows } = await sql<StoredPicture>`select id, storage_key, media_type from certificate_pictures
    where id = any(${[...ids]}::bigint[]) order by id`.execute(db);
  return rows;
}
