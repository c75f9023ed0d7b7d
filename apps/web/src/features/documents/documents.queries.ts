import { type Answer, type Body, endpointOf, type Level, type Query } from '@doselore/contract';
import {
  addDocumentVersion,
  archiveDocument,
  changeDocument,
  createDocument,
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
  type VersionKind,
} from '@doselore/contract/documents';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  callEndpoint,
  downloadFile,
  endpointUrl,
  type SheetDownload,
  sheetOf,
  uploadFile,
} from '../../platform/api/index.ts';

/** Documents of an organisation, or without one those of the site. */
export type DocumentPlace = { level: Level; groupId?: number | undefined };
export type OfDocument = DocumentPlace & { documentId: number };
export type DocumentFields = Omit<Body<typeof createDocument.site>, 'idempotencyKey'>;
export type AudienceFields = Body<typeof previewAudience.site>;
export type Choices = Answer<typeof listDocumentChoices.site>;
export type Rounds = Answer<typeof listReminderRounds.site>;
type ListQuery = Query<typeof listDocuments.site>;
type ReadersQuery = Query<typeof listDocumentReaders.site>;

export function documentsQuery(place: DocumentPlace, query: ListQuery) {
  const { level, ...params } = place;
  return queryOptions({
    queryKey: ['documents', 'list', place, query],
    queryFn: ({ signal }) => callEndpoint(endpointOf(listDocuments, place), { level, params, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function downloadDocuments(place: DocumentPlace, query: ListQuery): SheetDownload {
  const { level, ...params } = place;
  return sheetOf(endpointOf(getDocumentsCsv, place), { level, params, query, fileName: 'Documents' });
}

export function choicesQuery(place: DocumentPlace) {
  const { level, ...params } = place;
  return queryOptions({
    queryKey: ['documents', 'choices', place],
    queryFn: ({ signal }) => callEndpoint(endpointOf(listDocumentChoices, place), { level, params, signal }),
  });
}

/** Counts the people of an audience. An audience without a choice is not asked for. */
export function audienceQuery(place: DocumentPlace, body: AudienceFields) {
  const { level, ...params } = place;
  return queryOptions({
    queryKey: ['documents', 'audience', place, body],
    queryFn: ({ signal }) => callEndpoint(endpointOf(previewAudience, place), { level, params, body, signal }),
    placeholderData: keepPreviousData,
  });
}

export function documentQuery(of: OfDocument) {
  const { level, ...params } = of;
  return queryOptions({
    queryKey: ['documents', 'one', of],
    queryFn: ({ signal }) => callEndpoint(endpointOf(getDocument, of), { level, params, signal }),
  });
}

export function readersQuery(of: OfDocument, query: ReadersQuery) {
  const { level, ...params } = of;
  return queryOptions({
    queryKey: ['documents', 'readers', of, query],
    queryFn: ({ signal }) => callEndpoint(endpointOf(listDocumentReaders, of), { level, params, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Milliseconds between two requests while reminders are sent. */
const pollMs = 2_000;

/** Lists the rounds of reminders. Refetches them every 2 seconds while a round is running. */
export function roundsQuery(of: OfDocument) {
  const { level, ...params } = of;
  return queryOptions({
    queryKey: ['documents', 'rounds', of],
    queryFn: ({ signal }) => callEndpoint(endpointOf(listReminderRounds, of), { level, params, signal }),
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'running') ? pollMs : false),
  });
}

export function downloadReaders(of: OfDocument, query: ReadersQuery): SheetDownload {
  const { level, ...params } = of;
  return sheetOf(endpointOf(getDocumentReadersCsv, of), { level, params, query, fileName: 'Readers' });
}

export function sendNewDocument({ level, ...params }: DocumentPlace, body: Body<typeof createDocument.site>) {
  return callEndpoint(endpointOf(createDocument, params), { level, params, body });
}

export function saveDocument({ level, ...params }: OfDocument, body: Body<typeof changeDocument.site>) {
  return callEndpoint(endpointOf(changeDocument, params), { level, params, body });
}

export function sendArchived({ level, ...params }: OfDocument, archived: boolean) {
  return callEndpoint(endpointOf(archiveDocument, params), { level, params, body: { archived } });
}

type Upload = { file: File; onProgress: (share: number) => void; changeNote: string; kind: VersionKind };

export function sendVersion({ level, ...params }: OfDocument, { changeNote, kind, ...upload }: Upload) {
  return uploadFile(endpointOf(addDocumentVersion, params), { level, params, query: { changeNote, kind }, ...upload });
}

export function sendReminders({ level, ...params }: OfDocument, body: Body<typeof remindReaders.site>) {
  return callEndpoint(endpointOf(remindReaders, params), { level, params, body });
}

/** Returns the address that opens a version in a new tab, or saves it. */
export function versionAddress({ level, ...params }: OfDocument, version: number): string {
  return endpointUrl(endpointOf(getDocumentFile, params), {
    level,
    params: { ...params, version },
    query: { as: 'inline' },
  });
}

export function downloadSignatures({ level, ...params }: OfDocument, version: number): Promise<void> {
  return downloadFile(endpointOf(getSignatureSheet, params), { level, params: { ...params, version } });
}

export async function refreshDocuments(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ['documents'] });
}
