import { createHash } from 'node:crypto';
import type { Actor } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { UploadedFile } from '../../../../platform/http/index.ts';
import { randomToken } from '../../../../platform/secrets.ts';
import type { Services } from '../../../../platform/services.ts';
import { findPictureByDigest, insertPicture } from './pictures.repository.ts';
import { preparePicture } from './prepare-picture.ts';

/** Stores a picture and returns its id. A picture that is uploaded again keeps its one row and file. */
export async function storePicture(
  services: Pick<Services, 'db' | 'clock' | 'files'>,
  actor: Actor,
  file: Pick<UploadedFile, 'path'>,
): Promise<number> {
  const { type, width, height, bytes } = await preparePicture(file.path);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const known = await findPictureByDigest(services.db, sha256);
  if (known !== undefined) return known;
  const key = `certificate-pictures/${randomToken()}`;
  await services.files.keep(file.path, key);
  return inTransaction(services.db, async (tx) => {
    const picture = { sha256, key, type, width, height, bytes: bytes.length };
    const { id, isNew } = await insertPicture(tx, { ...picture, uploadedBy: actor.id, at: services.clock.now() });
    if (isNew)
      await recordAudit(tx, actor, {
        action: 'certificates.addPicture',
        subject: `certificate picture ${id}`,
        detail: { type, bytes: bytes.length },
      });
    return id;
  });
}
