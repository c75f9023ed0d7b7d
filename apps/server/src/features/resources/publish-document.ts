import { stat } from 'node:fs/promises';
import { fieldError, limits } from '@doselore/contract';
import type { DocumentCategory } from '@doselore/contract/resources';
import type { Actor } from '../../platform/access/index.ts';
import { recordAudit } from '../../platform/audit/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { randomToken } from '../../platform/secrets.ts';
import type { Services } from '../../platform/services.ts';
import { documentType } from './document-type.ts';
import { insertDocument } from './documents.repository.ts';

type Publication = {
  /** Null for a document that everybody may read. */
  groupId: number | null;
  title: string;
  description: string;
  category: DocumentCategory;
  /** True for a document that is read in its course and not listed among the resources. */
  isCourseMaterial?: boolean;
  /** File on disk. It is moved to the store. */
  file: { path: string; name: string };
};

/** Moves the file to the store and publishes it at once. Returns the id of the document. */
export async function publishDocument(
  services: Pick<Services, 'db' | 'clock' | 'files'>,
  actor: Actor,
  { file, ...document }: Publication,
): Promise<number> {
  const { size: bytes } = await stat(file.path);
  if (bytes > limits.documentBytes) throw fieldError('file', 'Choose a document of at most 50 MB');
  const mediaType = await documentType(file.path);
  if (mediaType === undefined) throw fieldError('file', 'Choose a PDF or a text file');
  const storageKey = `documents/${randomToken()}`;
  await services.files.keep(file.path, storageKey);
  return inTransaction(services.db, async (tx) => {
    const kept = { storageKey, fileName: file.name.slice(0, limits.name), mediaType, bytes };
    const id = await insertDocument(tx, {
      ...document,
      isCourseMaterial: document.isCourseMaterial ?? false,
      ...kept,
      uploadedBy: actor.id,
      at: services.clock.now(),
    });
    await recordAudit(tx, actor, {
      action: 'documents.publish',
      subject: `document ${id}`,
      groupId: document.groupId,
    });
    return id;
  });
}
