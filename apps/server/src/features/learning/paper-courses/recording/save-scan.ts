import { limits } from '@doselore/contract';
import type { Actor, LicenceId } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { UploadedFile } from '../../../../platform/http/index.ts';
import { randomToken } from '../../../../platform/secrets.ts';
import type { Services } from '../../../../platform/services.ts';
import { checkEvidence } from '../../external-courses/index.ts';
import { insertScan } from './scans.repository.ts';

type Upload = { licenceId: LicenceId; groupId: number; file: UploadedFile };

/** Stores a scan of the signed form of a licence: a PDF or a picture, whatever its name. Earlier scans stay. */
export async function saveScan(
  services: Pick<Services, 'db' | 'clock' | 'files'>,
  actor: Actor,
  { licenceId, groupId, file }: Upload,
): Promise<void> {
  const type = await checkEvidence(file.path);
  const key = `scans/${randomToken()}`;
  await services.files.keep(file.path, key);
  await inTransaction(services.db, async (tx) => {
    const scan = { licenceId, key, name: file.name.slice(0, limits.name), type, bytes: file.bytes };
    await insertScan(tx, { ...scan, uploadedBy: actor.id, at: services.clock.now() });
    await recordAudit(tx, actor, {
      action: 'paperCourses.scan',
      subject: `licence ${licenceId}`,
      groupId,
      detail: { type, bytes: file.bytes },
    });
  });
}
