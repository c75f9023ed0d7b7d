import { fieldError } from '@doselore/contract';
import type { Actor } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import { takePicture } from '../../../platform/files/index.ts';
import type { UploadedFile } from '../../../platform/http/index.ts';
import { randomToken } from '../../../platform/secrets.ts';
import type { Services } from '../../../platform/services.ts';
import { setThumbnail } from './courses.repository.ts';

export async function saveThumbnail(
  services: Services,
  actor: Actor,
  { courseId, file }: { courseId: number; file: UploadedFile },
): Promise<void> {
  if (!(await takePicture(file.path))) throw fieldError('file', 'Choose a PNG, JPEG or WebP picture');
  const key = `thumbnails/${randomToken()}`;
  await services.files.keep(file.path, key);
  await inTransaction(services.db, async (tx) => {
    await setThumbnail(tx, courseId, key);
    await recordAudit(tx, actor, { action: 'courses.thumbnail', subject: `course ${courseId}` });
  });
}
