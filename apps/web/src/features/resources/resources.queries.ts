import { acknowledgeResource, getResourceFile, listMyResources, openResource } from '@doselore/contract/resources';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint, downloadFile, endpointUrl } from '../../platform/api/index.ts';
import { resourcesKey } from './to-read/index.ts';

const level = 'member';

export const myResourcesQuery = queryOptions({
  queryKey: [...resourcesKey, 'all'],
  queryFn: ({ signal }) => callEndpoint(listMyResources, { level, signal }),
});

/** Returns the address that opens a document in a new tab. Files that a browser does not show are saved. */
export function resourceAddress(documentId: number): string {
  return endpointUrl(getResourceFile, { level, params: { documentId }, query: { as: 'inline' } });
}

export function downloadResource(documentId: number, fileName: string): Promise<void> {
  return downloadFile(getResourceFile, { level, params: { documentId }, fileName });
}

/** Stores that the person opens a version. */
export function sendOpened(documentId: number, version: number) {
  return callEndpoint(openResource, { level, params: { documentId }, body: { version } });
}

type Confirmed = { version: number; statement_digest: string };

/** Stores that the person has read a version, in the words that were shown. */
export function sendAcknowledged(documentId: number, body: Confirmed) {
  return callEndpoint(acknowledgeResource, { level, params: { documentId }, body });
}

export async function refreshResources(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: resourcesKey });
}
