import { commandOf } from '@doselore/contract';
import { acknowledgeResource, getResourceFile, listMyResources } from '@doselore/contract/resources';
import { callEndpoint, endpointUrl } from '../../../platform/api/index.ts';
import { refreshOf, roomQueries } from '../../../platform/query-client/index.ts';

const resources = roomQueries('resources');

export const myResourcesQuery = resources.one(listMyResources);

/** Returns the address that opens a document in a new tab. Files that a browser does not show are saved. */
export const resourceAddress = (documentId: number) =>
  endpointUrl(getResourceFile, { params: { documentId }, query: { as: 'inline' } });

type Confirmed = { version: number; statement_digest: string };

/** Stores that the person has read a version, in the words that were shown. */
export const sendAcknowledged = (documentId: number, body: Confirmed) =>
  callEndpoint(acknowledgeResource, { params: { documentId }, body: commandOf(body) });

export const refreshResources = refreshOf('resources');
