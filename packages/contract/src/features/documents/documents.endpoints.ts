import { atSite, csvAtSite } from '../../at-site.ts';
import { limits } from '../../limits.ts';
import type { documentsSchemas } from './documents.schemas.ts';

const reads = { permission: 'documents.read' } as const;
const writes = { permission: 'documents.write' } as const;

/** Lists documents. An organisation sees its own, and those of the site that are shown to its members. */
export const listDocuments = atSite<typeof documentsSchemas.listDocuments>({
  ...{ method: 'GET', path: 'documents', ...reads },
});
export const getDocumentsCsv = csvAtSite(listDocuments);

/** Lists possible owners, and what an audience can be chosen from. */
export const listDocumentChoices = atSite<typeof documentsSchemas.listDocumentChoices>({
  ...{ method: 'GET', path: 'document-choices', ...reads },
});

/** Counts the people whom an audience would have now. Stores nothing. */
export const previewAudience = atSite<typeof documentsSchemas.previewAudience>({
  ...{ method: 'POST', path: 'document-audience', ...writes },
});

/** Makes a document without a file. It is shown to nobody until it has one. */
export const createDocument = atSite<typeof documentsSchemas.createDocument>({
  ...{ method: 'POST', path: 'documents', ...writes },
});

export const getDocument = atSite<typeof documentsSchemas.getDocument>({
  ...{ method: 'GET', path: 'documents/:documentId', ...reads },
});

export const changeDocument = atSite<typeof documentsSchemas.changeDocument>({
  ...{ method: 'PUT', path: 'documents/:documentId', ...writes },
});

export const archiveDocument = atSite<typeof documentsSchemas.archiveDocument>({
  ...{ method: 'POST', path: 'documents/:documentId/archive', ...writes },
});

/** Adds a file as the next version. A substantial one asks readers to read and acknowledge again. */
export const addDocumentVersion = atSite<typeof documentsSchemas.addDocumentVersion>({
  ...{ method: 'POST', path: 'documents/:documentId/versions', ...writes, kind: 'upload' },
  bodyBytes: limits.documentBytes,
});

export const getDocumentFile = atSite<typeof documentsSchemas.getDocumentFile>({
  ...{ method: 'GET', path: 'documents/:documentId/versions/:version/file', ...reads, kind: 'file' },
});

/** Lists the people a document is shown to, and what they did. An organisation sees its own members. */
export const listDocumentReaders = atSite<typeof documentsSchemas.listDocumentReaders>({
  ...{ method: 'GET', path: 'documents/:documentId/readers', ...reads },
});
export const getDocumentReadersCsv = csvAtSite(listDocumentReaders);

/**
 * Reminds readers who have not read or acknowledged the document, in a background task. `userIds` limits the reminders
 * to these people. Nobody is reminded twice in 7 days. Answers 409 while other reminders of the document are sent, and
 * when there is nobody to remind.
 */
export const remindReaders = atSite<typeof documentsSchemas.remindReaders>({
  ...{ method: 'POST', path: 'documents/:documentId/remind', ...writes },
});

/** Lists the newest 20 rounds of reminders of a document, newest first. */
export const listReminderRounds = atSite<typeof documentsSchemas.listReminderRounds>({
  ...{ method: 'GET', path: 'documents/:documentId/reminders', ...reads },
});

/** Draws a PDF with the names of those who acknowledged or opened a version, and the days. */
export const getSignatureSheet = atSite<typeof documentsSchemas.getSignatureSheet>({
  ...{ method: 'GET', path: 'documents/:documentId/versions/:version/signatures', ...reads, kind: 'file' },
});
