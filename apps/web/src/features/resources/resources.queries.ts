import { getResourceFile, listMyResources } from '@doselore/contract/resources';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, downloadFile, endpointUrl } from '../../platform/api/index.ts';

const level = 'member';

export const myResourcesQuery = queryOptions({
  queryKey: ['resources'],
  queryFn: ({ signal }) => callEndpoint(listMyResources, { level, signal }),
});

/** Returns the address that opens a document in a new tab. */
export function resourceAddress(documentId: number): string {
  return endpointUrl(getResourceFile, { level, params: { documentId }, query: { as: 'inline' } });
}

export function downloadResource(documentId: number, fileName: string): Promise<void> {
  return downloadFile(getResourceFile, { level, params: { documentId }, fileName });
}
