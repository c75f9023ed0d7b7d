import { recordAudit } from '../../../../platform/audit/index.ts';
import { minutes, today } from '../../../../platform/clock/index.ts';
import { inTransaction, type Tx } from '../../../../platform/db/index.ts';
import type { Worker } from '../../../../platform/jobs/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { notifyEverySiteAdmin } from '../../notifications/index.ts';
import { virusFound } from '../documents.messages.ts';
import { queueNewDocuments } from '../to-read/notify-of-new-documents.ts';
import { findUploader, findWaitingScan, saveScan, type WaitingScan } from './waiting-scans.repository.ts';

type Room = Pick<Services, 'db' | 'clock' | 'files' | 'mail' | 'scanner'>;

const pauseMs = minutes(1);

/**
 * Scans versions that were stored while the scanner was off or away, one after the other, and again from the first a
 * minute after the last. The file of an infected version is removed at once, and its uploader and site admins are notified.
 */
export function scanWorker(services: Room): Worker {
  const { db, clock, files, scanner } = services;
  let afterId = 0;
  let startAt = 0;
  return {
    name: 'document-scans',
    async work() {
      if (!scanner.isOn || clock.now().getTime() < startAt) return false;
      const waiting = await findWaitingScan(db, afterId);
      if (waiting === undefined) {
        afterId = 0;
        startAt = clock.now().getTime() + pauseMs;
        return false;
      }
      afterId = waiting.id;
      const scan = await scanner.scan(files.pathOf(waiting.storage_key));
      if (scan === 'unscanned') return true;
      const isSaved = await inTransaction(db, async (tx) => {
        if (!(await saveScan(tx, { id: waiting.id, scan }))) return false;
        if (scan === 'infected') await tell(services, tx, waiting);
        else await queueNewDocuments(tx, clock, waiting.group_id);
        return true;
      });
      if (isSaved && scan === 'infected') await files.remove(waiting.storage_key);
      return true;
    },
  };
}

async function tell(
  { clock, mail }: Room,
  tx: Tx,
  { id, document_id: documentId, version }: WaitingScan,
): Promise<void> {
  const uploader = await findUploader(tx, id);
  const what = `version ${version} of the document "${uploader?.title ?? documentId}"`;
  await notifyEverySiteAdmin(tx, {
    at: clock.now(),
    code: 'virus_found',
    title: 'A virus was found',
    tag: 'Documents',
    body: `The file of ${what} had a virus and was deleted on ${today(clock)}.`,
  });
  await recordAudit(tx, undefined, {
    action: 'documents.refuseInfected',
    subject: `document ${documentId}`,
    groupId: uploader?.group_id ?? null,
    detail: { version },
  });
  if (uploader === undefined) return;
  const { email: to, first_name, title } = uploader;
  await mail.send(tx, virusFound, [{ to, values: { first_name, title, version } }]);
}
