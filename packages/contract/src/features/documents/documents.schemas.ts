import { z } from 'zod';
import { commandSchema } from '../../commands/command.schemas.ts';
import { bulkIds, done, id, idempotencyKey, listQuery, moment, pageOf } from '../../common.schemas.ts';
import { answerFields, changeOf, sentFields } from '../../record-fields.schemas.ts';
import { audienceFields, documentFields } from './documents.fields.ts';
import {
  audiences,
  documentCategories,
  documentLimits,
  documentStates,
  documentTypes,
  mustReads,
  readerStates,
  scanStates,
  versionKinds,
} from './documents.rules.ts';

const named = z.object({ id: z.number().int(), name: z.string() });
const inPlace = z.strictObject({ groupId: id.optional() });
const ofDocument = inPlace.extend({ documentId: id });
const ofVersion = ofDocument.extend({ version: id });

const audience = z.object({
  kind: z.enum(audiences),
  groups: z.array(named),
  subgroups: z.array(named),
  job_roles: z.array(z.string()),
  is_admins_only: z.boolean(),
});
export type DocumentAudience = z.output<typeof audience>;

const documentRow = z.object({
  id: z.number().int(),
  title: z.string(),
  category: z.enum(documentCategories),
  /** Null for a document of the site. */
  group: named.nullable(),
  audience,
  must_read: z.enum(mustReads),
  state: z.enum(documentStates),
  /** Newest version, whether readers get it or not. Null without a file. */
  version: z.number().int().nullable(),
  scan: z.enum(scanStates).nullable(),
  review_due_on: z.string().nullable(),
  expires_on: z.string().nullable(),
});
export type DocumentRow = z.output<typeof documentRow>;

const documentVersion = z.object({
  version: z.number().int(),
  file_name: z.string(),
  media_type: z.enum(documentTypes),
  bytes: z.number().int(),
  scan: z.enum(scanStates),
  change_note: z.string(),
  is_substantial: z.boolean(),
  uploaded_by: z.string(),
  uploaded_at: moment,
  /** Readers get this version. */
  is_shown: z.boolean(),
});
export type DocumentVersion = z.output<typeof documentVersion>;

const documentDetail = documentRow.extend({
  fields: z.object(answerFields(documentFields)),
  owner: z.string(),
  versions: z.array(documentVersion),
  /** False when no virus scanner is set up: files are shown without a scan. */
  is_scanning: z.boolean(),
});
export type DocumentDetail = z.output<typeof documentDetail>;

const documentReader = z.object({
  user_id: z.number().int(),
  name: z.string(),
  job_role: z.string().nullable(),
  services: z.string(),
  state: z.enum(readerStates),
  due_on: z.string().nullable(),
  opened_at: moment.nullable(),
  acknowledged_at: moment.nullable(),
  /** Version that was acknowledged, or else opened. */
  version: z.number().int().nullable(),
  reminded_at: moment.nullable(),
});
export type DocumentReader = z.output<typeof documentReader>;

const reminderRound = z.object({
  id: z.number().int(),
  asked_at: moment,
  /** Name of the requester. Null after the erasure of the requester. */
  asked_by: z.string().nullable(),
  /** Number of people to remind at the start of the round, and number of emails sent until now. */
  total: z.number().int(),
  sent: z.number().int(),
  state: z.enum(['running', 'finished', 'failed']),
});
export type ReminderRound = z.output<typeof reminderRound>;

const readersQuery = listQuery.extend({ state: z.enum(['', ...readerStates]).default('') });

export const documentsSchemas = {
  listDocuments: {
    params: inPlace,
    query: listQuery.extend({
      list: z.enum(['current', 'archived']).default('current'),
      category: z.enum(['', ...documentCategories]).default(''),
    }),
    response: pageOf(documentRow),
  },
  listDocumentChoices: {
    params: inPlace,
    response: z.object({
      owners: z.array(named),
      groups: z.array(named),
      subgroups: z.array(named.extend({ group_id: z.number().int() })),
    }),
  },
  previewAudience: {
    params: inPlace,
    body: commandSchema(sentFields(audienceFields)),
    response: z.object({ people: z.number().int() }),
  },
  createDocument: {
    params: inPlace,
    body: commandSchema({ ...sentFields(documentFields), idempotencyKey }),
    response: z.object({ id: z.number().int() }),
  },
  getDocument: { params: ofDocument, response: documentDetail },
  changeDocument: { params: ofDocument, ...changeOf(documentFields) },
  archiveDocument: { params: ofDocument, body: z.strictObject({ archived: z.boolean() }), response: done },
  addDocumentVersion: {
    params: ofDocument,
    query: z.strictObject({
      changeNote: z.string().trim().max(documentLimits.note).default(''),
      kind: z.enum(versionKinds).default('substantial'),
    }),
    response: z.object({ version: z.number().int() }),
  },
  getDocumentFile: {
    params: ofVersion,
    query: z.strictObject({ as: z.enum(['attachment', 'inline']).default('attachment') }),
    response: z.any(),
  },
  listDocumentReaders: {
    params: ofDocument,
    query: readersQuery,
    response: pageOf(documentReader).extend({
      figures: z.object({
        shown: z.number().int(),
        opened: z.number().int(),
        acknowledged: z.number().int(),
        overdue: z.number().int(),
        /** People who have not done what the document asks, and had no reminder in the last 7 days. */
        remindable: z.number().int(),
      }),
    }),
  },
  remindReaders: {
    params: ofDocument,
    body: z.strictObject({ userIds: bulkIds.optional(), idempotencyKey }),
    response: z.object({ id: z.number().int() }),
  },
  listReminderRounds: { params: ofDocument, response: z.array(reminderRound) },
  getSignatureSheet: { params: ofVersion, response: z.any() },
};
