import { limits } from '@doselore/contract';
import type { Actor } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { UploadedFile } from '../../../platform/http/index.ts';
import { randomToken } from '../../../platform/secrets.ts';
import type { Services } from '../../../platform/services.ts';
import { type EntryPlace, lockOpenEntry } from './change-entry.ts';
import { checkEvidence } from './evidence-type.ts';
import { updateEntry } from './external-courses.repository.ts';

type Upload = EntryPlace & { file: UploadedFile };

/** Stores a file whose contents are a PDF or a picture, whatever its name. The nightly job removes the replaced file. */
export async function saveEvidence(
  services: Pick<Services, 'db' | 'clock' | 'files'>,
  actor: Actor,
  { file, ...place }: Upload,
): Promise<void> {
  const type = await checkEvidence(file.path);
  const key = `evidence/${randomToken()}`;
  await services.files.keep(file.path, key);
  await inTransaction(services.db, async (tx) => {
    const entry = await lockOpenEntry(tx, place);
    await updateEntry(tx, entry.id, {
      evidence_key: key,
      evidence_name: file.name.slice(0, limits.name),
      evidence_type: type,
      evidence_bytes: file.bytes,
      updated_at: services.clock.now(),
    });
    await recordAudit(tx, actor, {
      action: 'externalCourses.evidence',
      subject: `external course user ${entry.id}`,
      ...(place.target !== undefined && { groupId: place.target.groupId }),
      detail: { type, bytes: file.bytes },
    });
  });
}
