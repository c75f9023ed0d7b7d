import { AppError, limits } from '@doselore/contract';
import { tx } from '../../platform/db/index.ts';
import { imageType } from '../../platform/files/index.ts';
import type { Actor, UploadedFile } from '../../platform/http/index.ts';
import { randomToken } from '../../platform/secrets.ts';
import type { Services } from '../../platform/services.ts';
import { recordAudit } from '../audits/index.ts';
import { setThumbnail } from './courses.repository.ts';

export async function saveThumbnail(
  services: Services,
  actor: Actor,
  { courseId, file }: { courseId: number; file: UploadedFile },
): Promise<void> {
  const problem = file.bytes > limits.imageBytes ? 'Choose a picture of at most 5 MB' : undefined;
  const message = problem ?? ((await imageType(file.path)) ? undefined : 'Choose a PNG, JPEG or WebP picture');
  if (message) throw new AppError('validation_failed', message, { fields: { file: [message] } });
  const key = `thumbnails/${randomToken()}`;
  await services.files.keep(file.path, key);
  await tx(services.db, async (trx) => {
    await setThumbnail(trx, courseId, key);
    await recordAudit(trx, actor, { action: 'courses.thumbnail', subject: `course ${courseId}` });
  });
}
