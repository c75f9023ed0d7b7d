import { AppError, type Query } from '@doselore/contract';
import type { addDocumentVersion as addEndpoint } from '@doselore/contract/documents';
import { type Actor, notFound } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { UploadedFile } from '../../../../platform/http/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { type DocumentPlace, lockDocument } from '../documents.repository.ts';
import { queueNewDocuments } from '../to-read/notify-of-new-documents.ts';
import { storeFile } from './store-file.ts';
import { insertVersion } from './versions.repository.ts';

type Room = Pick<Services, 'db' | 'clock' | 'files' | 'scanner'>;
type Upload = Query<typeof addEndpoint.site> & {
  place: DocumentPlace;
  documentId: number;
  file: Pick<UploadedFile, 'path' | 'name'>;
};

/** Throws when a document takes no version. Call it before an upload is read. */
export function checkOpen(document: { is_archived: boolean } | undefined): void {
  if (document === undefined) throw notFound();
  if (document.is_archived) throw new AppError('conflict', 'This document is archived. Restore it first.');
}

/** Stores a file as the next version of a document and returns its number. */
export async function addVersion(services: Room, actor: Actor, { place, documentId, file, ...facts }: Upload) {
  const subject = `document ${documentId}`;
  const groupId = place.groupId ?? null;
  const stored = await storeFile(services, actor, { ...file, about: subject, groupId });
  return inTransaction(services.db, async (tx) => {
    checkOpen(await lockDocument(tx, place, documentId));
    const version = await insertVersion(tx, {
      ...stored,
      document_id: documentId,
      change_note: facts.changeNote,
      is_substantial: facts.kind === 'substantial',
      uploaded_by: actor.id,
      uploaded_at: services.clock.now(),
    });
    await queueNewDocuments(tx, services.clock, groupId);
    await recordAudit(tx, actor, {
      action: 'documents.addVersion',
      subject,
      groupId,
      detail: { version, kind: facts.kind, type: stored.media_type, bytes: stored.bytes, scan: stored.scan },
    });
    return version;
  });
}
