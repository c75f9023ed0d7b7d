import { type Body, commandOf } from '@doselore/contract';
import {
  addDocumentVersion,
  archiveDocument,
  changeDocument,
  createDocument,
  type DocumentFields,
  getDocument,
  getDocumentFile,
  getDocumentReadersCsv,
  getDocumentsCsv,
  getSignatureSheet,
  listDocumentChoices,
  listDocumentReaders,
  listDocuments,
  listReminderRounds,
  previewAudience,
  remindReaders,
} from '@doselore/contract/documents';
import { once, opened } from '../../../test-support/matrix/bodies.ts';
import { organisationAdmins, siteAdmins } from '../../../test-support/matrix/callers.ts';
import { type At, exampleOf, type FindIds, type RoomMatrix } from '../../../test-support/matrix/example.ts';
import { absent } from '../../../test-support/matrix/world/world.ts';

const text = { name: 'new.txt', bytes: Buffer.from('New words') };
const audience: Body<typeof previewAudience.site> = {
  audience: 'everyone',
  audience_groups: '',
  audience_subgroups: '',
  audience_job_roles: '',
  is_admins_only: false,
};
const statement = 'I have read it';
/** Fields of the documents of the world. */
const fields = (title: string, ownerId: number): DocumentFields => ({
  ...{ title, description: 'What to read, and what to do.', category: 'procedure', ...audience },
  ...{ must_read: 'acknowledge', due_days: 14, statement, review_due_on: null, expires_on: null },
  ...{ owner_id: ownerId, is_published: true },
});
const homeTitle = ({ home }: At) => `MKR_${home}_DOCUMENT`;
const ofSite: FindIds = ({ world }) => ({ documentId: world.documents.everybody ?? absent });

/** All documents of the world must be read, so that readers can be reminded. */
const mustRead = `update documents set must_read = 'acknowledge',
  due_days = 14, statement = '${statement}', archived_at = null where not is_course_material`;
const withoutNew = `delete from documents d where not exists (select from document_versions v where v.document_id = d.id)`;
const withoutRounds = `delete from document_reminder_rounds;
  delete from background_tasks where kind = 'document-reminders'`;
const withoutVersions = 'delete from document_versions where version > 1';

export const matrix: RoomMatrix = {
  records: mustRead,
  ids: ({ world, home }) => ({ documentId: world.documents[home] ?? absent }),
  words: () => ({ version: 1 }),
  examples: [
    exampleOf(listDocuments.site, siteAdmins),
    exampleOf(listDocuments.ofGroup, organisationAdmins),
    exampleOf(getDocumentsCsv.site, siteAdmins),
    exampleOf(getDocumentsCsv.ofGroup, organisationAdmins),
    exampleOf(listDocumentChoices.site, siteAdmins),
    exampleOf(listDocumentChoices.ofGroup, organisationAdmins),
    exampleOf(previewAudience.site, siteAdmins, { body: () => commandOf(audience) }),
    exampleOf(previewAudience.ofGroup, organisationAdmins, { body: () => commandOf(audience) }),
    exampleOf(createDocument.site, siteAdmins, {
      body: ({ world }) => commandOf({ ...fields('New', world.users.super), ...once() }),
      tidyUp: withoutNew,
    }),
    exampleOf(createDocument.ofGroup, organisationAdmins, {
      body: ({ world, persona }) =>
        commandOf({
          ...fields('New', world.users[persona === 'anon' ? 'super' : persona]),
          ...once(),
        }),
      tidyUp: withoutNew,
    }),
    exampleOf(getDocument.site, siteAdmins, { ids: ofSite }),
    exampleOf(getDocument.ofGroup, organisationAdmins),
    exampleOf(changeDocument.site, siteAdmins, {
      ids: ofSite,
      body: ({ world }) => commandOf(opened(fields('Fridge checks', world.users.super), { category: 'guide' })),
      tidyUp: `update documents set category = 'procedure'`,
    }),
    exampleOf(changeDocument.ofGroup, organisationAdmins, {
      body: (at) => commandOf(opened(fields(homeTitle(at), at.world.users.super), { category: 'guide' })),
      tidyUp: `update documents set category = 'procedure'`,
    }),
    exampleOf(archiveDocument.site, siteAdmins, { ids: ofSite, body: () => ({ archived: true }), tidyUp: mustRead }),
    exampleOf(archiveDocument.ofGroup, organisationAdmins, { body: () => ({ archived: true }), tidyUp: mustRead }),
    exampleOf(addDocumentVersion.site, siteAdmins, { ids: ofSite, file: text, tidyUp: withoutVersions }),
    exampleOf(addDocumentVersion.ofGroup, organisationAdmins, { file: text, tidyUp: withoutVersions }),
    exampleOf(getDocumentFile.site, siteAdmins, { ids: ofSite }),
    exampleOf(getDocumentFile.ofGroup, organisationAdmins),
    exampleOf(listDocumentReaders.site, siteAdmins, { ids: ofSite }),
    exampleOf(listDocumentReaders.ofGroup, organisationAdmins),
    exampleOf(getDocumentReadersCsv.site, siteAdmins, { ids: ofSite }),
    exampleOf(getDocumentReadersCsv.ofGroup, organisationAdmins),
    exampleOf(remindReaders.site, siteAdmins, { ids: ofSite, body: once, tidyUp: withoutRounds }),
    exampleOf(remindReaders.ofGroup, organisationAdmins, { body: once, tidyUp: withoutRounds }),
    exampleOf(listReminderRounds.site, siteAdmins, { ids: ofSite }),
    exampleOf(listReminderRounds.ofGroup, organisationAdmins),
    exampleOf(getSignatureSheet.site, siteAdmins, { ids: ofSite }),
    exampleOf(getSignatureSheet.ofGroup, organisationAdmins),
  ],
  deletedElsewhere: {
    document_audience: 'the function that changes a document deletes these rows, with the row of the audit trail',
  },
};
