import type { DocumentCategory, DocumentType } from '@doselore/contract/resources';
import type { Tx } from '../../platform/db/index.ts';

type NewDocument = {
  groupId: number | null;
  title: string;
  description: string;
  category: DocumentCategory;
  storageKey: string;
  fileName: string;
  mediaType: DocumentType;
  bytes: number;
  isCourseMaterial: boolean;
  uploadedBy: number;
  at: Date;
};

export async function insertDocument(tx: Tx, document: NewDocument): Promise<number> {
  const { id } = await tx
    .insertInto('documents')
    .values({
      group_id: document.groupId,
      title: document.title,
      description: document.description,
      category: document.category,
      storage_key: document.storageKey,
      file_name: document.fileName,
      media_type: document.mediaType,
      bytes: document.bytes,
      is_course_material: document.isCourseMaterial,
      published_at: document.at,
      uploaded_by: document.uploadedBy,
      updated_at: document.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
