import type { UserId } from '../../../../platform/access/index.ts';
import { dryRun } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { type DocumentPlace, insertDocument } from '../documents.repository.ts';
import { countReaders, replaceAudience } from './audience.repository.ts';
import { type AudienceFields, checkAudience, orderAudience } from './check-audience.ts';

/** Counts the people whom an audience would have, by a dry run of a document with this audience. */
export function previewAudience(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  place: DocumentPlace,
  { actorId, ...draft }: { fields: AudienceFields; actorId: UserId },
): Promise<number> {
  const fields = orderAudience(draft.fields);
  return dryRun(db, async (tx) => {
    const rows = await checkAudience(tx, place, { fields });
    const documentId = await insertDocument(tx, {
      ...{ group_id: place.groupId ?? null, title: 'Preview', description: '', category: 'guide' },
      ...{ audience: fields.audience, is_admins_only: fields.is_admins_only, must_read: 'none', due_days: null },
      ...{ statement: '', review_due_on: null, expires_on: null, owner_id: actorId, is_course_material: false },
      ...{ published_at: null, created_by: actorId, updated_at: clock.now() },
    });
    await replaceAudience(tx, documentId, rows);
    return countReaders(tx, place, documentId);
  });
}
