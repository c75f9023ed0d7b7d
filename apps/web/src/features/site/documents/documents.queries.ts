import { type Answer, type Body, commandOf, endpointOf, type Level } from '@doselore/contract';
import {
  getDocumentFile,
  type listDocumentChoices,
  listDocumentReaders,
  listDocuments,
  listReminderRounds,
  previewAudience,
} from '@doselore/contract/documents';
import { endpointUrl } from '../../../platform/api/index.ts';
import { refreshOf, roomLists } from '../../../platform/query-client/index.ts';

export const documents = roomLists('documents');

/** Documents of an organisation, or without one those of the site: level and parameters of a call. */
export type DocumentPlace = { level: Level; params: { groupId?: number | undefined } };
export type DocumentRef = { level: Level; params: DocumentPlace['params'] & { documentId: number } };
export type AudienceFields = Body<typeof previewAudience.site>;
export type Choices = Answer<typeof listDocumentChoices.site>;

export const documentsQuery = documents.sheet(listDocuments, 'Documents');
export const readersQuery = documents.sheet(listDocumentReaders, 'Readers');

/** Counts the people of an audience. An audience without a choice is not asked for. */
export const audienceQuery = ({ body, ...place }: DocumentPlace & { body: AudienceFields }) =>
  documents.list(previewAudience, { ...place, body: commandOf(body) });

/** Milliseconds between two requests while reminders are sent. */
const pollMs = 2_000;

/** Lists the rounds of reminders. Refetches them every 2 seconds while a round is running. */
export const roundsQuery = (target: DocumentRef) =>
  documents.one(listReminderRounds, target, {
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'running') ? pollMs : false),
  });

/** Returns the address that opens a version in a new tab, or saves it. */
export const versionAddress = ({ level, params }: DocumentRef, version: number) =>
  endpointUrl(endpointOf(getDocumentFile, params), { level, params: { ...params, version }, query: { as: 'inline' } });

export const refreshDocuments = refreshOf('documents');
