import { type Answer, type Body, endpointOf, type Level, type Query } from '@doselore/contract';
import {
  addDocumentVersion,
  archiveDocument,
  changeDocument,
  createDocument,
  getDocument,
  getDocumentFile,
  getSignatureSheet,
  listDocumentChoices,
  listDocumentReaders,
  listDocuments,
  listReminderRounds,
  previewAudience,
  remindReaders,
  type VersionKind,
} from '@doselore/contract/documents';

import { callEndpoint, downloadFile, endpointUrl, uploadFile } from '../../../platform/api/index.ts';
import { refreshOf, roomLists } from '../../../platform/query-client/index.ts';

const documents = roomLists('documents');

/** Documents of an organisation, or without one those of the site. */
export type DocumentPlace = { level: Level; groupId?: number | undefined };
export type OfDocument = DocumentPlace & { documentId: number };
export type AudienceFields = Body<typeof previewAudience.site>;
export type Choices = Answer<typeof listDocumentChoices.site>;
export type Rounds = Answer<typeof listReminderRounds.site>;
type ListQuery = Query<typeof listDocuments.site>;
type ReadersQuery = Query<typeof listDocumentReaders.site>;

export const documentsQuery = ({ level, ...params }: DocumentPlace, query: ListQuery) =>
  documents.sheet(endpointOf(listDocuments, params), { fileName: 'Documents', level, params, query });

export const choicesQuery = ({ level, ...params }: DocumentPlace) =>
  documents.one(endpointOf(listDocumentChoices, params), { level, params });

/** Counts the people of an audience. An audience without a choice is not asked for. */
export const audienceQuery = ({ level, ...params }: DocumentPlace, body: AudienceFields) =>
  documents.list(endpointOf(previewAudience, params), { level, params, body });

export const documentQuery = ({ level, ...params }: OfDocument) =>
  documents.one(endpointOf(getDocument, params), { level, params });
export const readersQuery = ({ level, ...params }: OfDocument, query: ReadersQuery) =>
  documents.sheet(endpointOf(listDocumentReaders, params), { fileName: 'Readers', level, params, query });

/** Milliseconds between two requests while reminders are sent. */
const pollMs = 2_000;

/** Lists the rounds of reminders. Refetches them every 2 seconds while a round is running. */
export const roundsQuery = ({ level, ...params }: OfDocument) =>
  documents.one(
    endpointOf(listReminderRounds, params),
    { level, params },
    { refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'running') ? pollMs : false) },
  );

export const sendNewDocument = ({ level, ...params }: DocumentPlace, body: Body<typeof createDocument.site>) =>
  callEndpoint(endpointOf(createDocument, params), { level, params, body });
export const saveDocument = ({ level, ...params }: OfDocument, body: Body<typeof changeDocument.site>) =>
  callEndpoint(endpointOf(changeDocument, params), { level, params, body });
export const sendArchived = ({ level, ...params }: OfDocument, archived: boolean) =>
  callEndpoint(endpointOf(archiveDocument, params), { level, params, body: { archived } });

type Upload = { file: File; onProgress: (share: number) => void; changeNote: string; kind: VersionKind };

export const sendVersion = ({ level, ...params }: OfDocument, { changeNote, kind, ...upload }: Upload) =>
  uploadFile(endpointOf(addDocumentVersion, params), { level, params, query: { changeNote, kind }, ...upload });
export const sendReminders = ({ level, ...params }: OfDocument, body: Body<typeof remindReaders.site>) =>
  callEndpoint(endpointOf(remindReaders, params), { level, params, body });

/** Returns the address that opens a version in a new tab, or saves it. */
export const versionAddress = ({ level, ...params }: OfDocument, version: number) =>
  endpointUrl(endpointOf(getDocumentFile, params), { level, params: { ...params, version }, query: { as: 'inline' } });

export const downloadSignatures = ({ level, ...params }: OfDocument, version: number) =>
  downloadFile(endpointOf(getSignatureSheet, params), { level, params: { ...params, version } });

export const refreshDocuments = refreshOf('documents');
