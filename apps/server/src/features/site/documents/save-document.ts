import { type Body, fieldError, pickFields } from '@doselore/contract';
import {
  type archiveDocument as archiveEndpoint,
  type changeDocument as changeEndpoint,
  type createDocument as createEndpoint,
  type DocumentFields,
  documentColumns,
  documentFields,
} from '@doselore/contract/documents';
import { type Actor, notFound } from '../../../platform/access/index.ts';
import { mergeChange, newRecord, recordAudit, recordChanges, tracesOf } from '../../../platform/audit/index.ts';
import { today } from '../../../platform/clock/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import { once } from '../../../platform/idempotency/index.ts';
import type { Services } from '../../../platform/services.ts';
import { listOwnerChoices, replaceAudience } from './audience/audience.repository.ts';
import { checkAudience, orderAudience } from './audience/check-audience.ts';
import { presentFields } from './documents.presenter.ts';
import {
  type DocumentPlace,
  findDocumentRow,
  insertDocument,
  lockDocument,
  updateArchived,
  updateDocument,
} from './documents.repository.ts';
import { queueNewDocuments } from './to-read/notify-of-new-documents.ts';
import { checkOpen } from './versions/add-version.ts';

type Room = Pick<Services, 'db' | 'clock' | 'scanner'>;
type Target = { place: DocumentPlace; documentId: number };

/** Puts the fields in order: only what must be read has a day, and only what is acknowledged needs words. */
function ordered(fields: DocumentFields): DocumentFields {
  const due_days = fields.must_read === 'none' ? null : fields.due_days;
  return orderAudience({ ...fields, due_days });
}

async function checkFields(
  tx: Tx,
  actor: Actor,
  { fields, place, before }: { fields: DocumentFields; place: DocumentPlace; before?: DocumentFields },
): Promise<void> {
  if (fields.must_read === 'acknowledge' && fields.statement === '')
    throw fieldError('statement', 'Enter the words that readers confirm');
  const stays = fields.owner_id === before?.owner_id;
  if (!stays && !(await listOwnerChoices(tx, place, actor.id)).some(({ id }) => id === fields.owner_id))
    throw fieldError('owner_id', 'Choose an admin who can sign in');
}

export function createDocument(
  { db, clock }: Pick<Room, 'db' | 'clock'>,
  actor: Actor,
  { place, body }: { place: DocumentPlace; body: Body<typeof createEndpoint.site> },
): Promise<number> {
  const { idempotencyKey: key, ...submittedFields } = body;
  const fields = ordered(submittedFields);
  return once(db, { actorId: actor.id, key, command: `documents.create ${place.groupId ?? 'site'}` }, async (tx) => {
    await checkFields(tx, actor, { fields, place });
    const rows = await checkAudience(tx, place, { fields });
    const at = clock.now();
    const documentId = await insertDocument(tx, {
      ...pickFields(documentColumns, fields),
      group_id: place.groupId ?? null,
      is_course_material: false,
      published_at: fields.is_published ? at : null,
      created_by: actor.id,
      updated_at: at,
    });
    await replaceAudience(tx, documentId, rows);
    await recordAudit(tx, actor, {
      action: 'documents.create',
      subject: `document ${documentId}`,
      groupId: place.groupId ?? null,
      changes: newRecord(documentFields, fields),
    });
    return documentId;
  });
}

/** Changes a document and returns its fields. */
export function changeDocument(
  { db, clock, scanner }: Room,
  actor: Actor,
  { place, documentId, change }: Target & { change: Body<typeof changeEndpoint.site> },
): Promise<DocumentFields> {
  const { baseValues, ...submittedFields } = change;
  const subject = `document ${documentId}`;
  return inTransaction(db, async (tx) => {
    checkOpen(await lockDocument(tx, place, documentId));
    const row = await findDocumentRow(tx, place, { documentId, today: today(clock), isScanning: scanner.isOn });
    if (row === undefined) throw notFound();
    const now = presentFields(row);
    const submitted = ordered(submittedFields);
    const merged = await mergeChange<DocumentFields>(tx, actor, {
      ...{ subject, now, submitted, baseValues },
      traces: tracesOf(documentFields),
    });
    const fields = ordered(merged);
    await checkFields(tx, actor, { fields, place, before: now });
    const before = { groupIds: row.groups.map(({ id }) => id), subgroupIds: row.subgroups.map(({ id }) => id) };
    const rows = await checkAudience(tx, place, { fields, before });
    await updateDocument(tx, documentId, {
      ...pickFields(documentColumns, fields),
      isPublished: fields.is_published,
      at: clock.now(),
    });
    await replaceAudience(tx, documentId, rows);
    await queueNewDocuments(tx, clock, place.groupId ?? null);
    const isPublishing = fields.is_published && !now.is_published;
    await recordAudit(tx, actor, {
      action: isPublishing ? 'documents.publish' : 'documents.change',
      subject,
      groupId: place.groupId ?? null,
      ...recordChanges(documentFields, now, fields),
    });
    return fields;
  });
}

/** Archives or restores a document. Its present list changes nothing. */
export async function archiveDocument(
  { db, clock }: Pick<Room, 'db' | 'clock'>,
  actor: Actor,
  { place, documentId, archived }: Target & Body<typeof archiveEndpoint.site>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const document = await lockDocument(tx, place, documentId);
    if (document === undefined) throw notFound();
    if (document.is_archived === archived) return;
    await updateArchived(tx, documentId, archived ? clock.now() : null);
    if (!archived) await queueNewDocuments(tx, clock, place.groupId ?? null);
    await recordAudit(tx, actor, {
      action: archived ? 'documents.archive' : 'documents.restore',
      subject: `document ${documentId}`,
      groupId: place.groupId ?? null,
    });
  });
}
