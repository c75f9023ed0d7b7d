import type { LicenceId, UserId } from '../../../../platform/access/index.ts';
import type { Tx } from '../../../../platform/db/index.ts';

type NewScan = {
  licenceId: LicenceId;
  key: string;
  name: string;
  type: string;
  bytes: number;
  uploadedBy: UserId;
  at: Date;
};

export async function insertScan(tx: Tx, scan: NewScan): Promise<void> {
  await tx
    .insertInto('paper_scans')
    .values({
      licence_id: scan.licenceId,
      storage_key: scan.key,
      file_name: scan.name,
      media_type: scan.type,
      bytes: scan.bytes,
      uploaded_by: scan.uploadedBy,
      uploaded_at: scan.at,
    })
    .execute();
}
