import type { DocumentCategory } from '@doselore/contract/documents';
import type { Actor } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { insertDocument } from './documents.repository.ts';
import { storeFile } from './versions/store-file.ts';
import { insertVersion } from './versions/versions.repository.ts';

type Publication = {
  /** Null for a document of the site. */
  groupId: number | null;
  title: string;
  description: string;
  category: DocumentCategory;
  /** True for a document that is read in its course and not listed among the resources. */
  isCourseMaterial?: boolean;
  /** File on disk. It is moved to the store. */
  file: { path: string; name: string };
};

/** Publishes a file at once for everyone. Returns the id of the document. */
export async function publishDocument(
  services: Pick<Services, 'db' | 'clock' | 'files' | 'scanner'>,
  actor: Actor,
  { file, groupId, title, description, category, isCourseMaterial = false }: Publication,
): Promise<number> {
  const stored = await storeFile(services, actor, { ...file, about: 'document', groupId });
  const at = services.clock.now();
  return inTransaction(services.db, async (tx) => {
    const document_id = await insertDocument(tx, {
      ...{ group_id: groupId, title, description, category, audience: 'everyone', is_admins_only: false },
      ...{ must_read: 'none', due_days: null, statement: '', review_due_on: null, expires_on: null },
      ...{ owner_id: actor.id, is_course_material: isCourseMaterial, published_at: at, created_by: actor.id },
      updated_at: at,
    });
    const version = { ...stored, document_id, change_note: '', is_substantial: true };
    await insertVersion(tx, { ...version, uploaded_by: actor.id, uploaded_at: at });
    await recordAudit(tx, actor, { action: 'documents.publish', subject: `document ${document_id}`, groupId });
    return document_id;
  });
}
