import { endpointAt, type Level, type Place, type Sent } from '@doselore/contract';
import {
  cancelExport,
  type ExportRow,
  getExportFile,
  isUnderWay,
  listExports,
  startCertificatePdfs,
  startSessionPdfs,
} from '@doselore/contract/exports';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint, downloadFile } from '../../platform/api/index.ts';

/** Place of the certificates in a file: an organisation, a service, or a pharmacist-led course. */
export type FilesPlace = Place | { virtualGroupId: number };
export type PdfsBody = Sent<typeof startSessionPdfs, 'body'>;

const pollMs = 1_000;

/** Lists the person's exports of all places, newest first. Polls while an export waits or runs. */
export const exportsQuery = queryOptions({
  queryKey: ['exports'],
  queryFn: ({ signal }) => callEndpoint(listExports, { level: 'mixedAdmin', signal }),
  refetchInterval: ({ state }) => (state.data?.some((one) => isUnderWay(one.state)) ? pollMs : false),
});

/** Returns whether an export was started at a place. */
export function isOfPlace({ group, subgroup, virtual_group }: ExportRow, place: FilesPlace): boolean {
  if ('virtualGroupId' in place) return virtual_group?.id === place.virtualGroupId;
  return virtual_group === null && group.id === place.groupId && subgroup?.id === place.subgroupId;
}

export function startPdfs(level: Level, place: FilesPlace, body: PdfsBody) {
  if ('virtualGroupId' in place) return callEndpoint(startSessionPdfs, { level, params: place, body });
  return callEndpoint(endpointAt(startCertificatePdfs, place), { level, params: place, body });
}

export function downloadExport(exportId: number): Promise<void> {
  return downloadFile(getExportFile, { level: 'mixedAdmin', params: { exportId } });
}

export function sendCancel(exportId: number) {
  return callEndpoint(cancelExport, { level: 'mixedAdmin', params: { exportId } });
}

export function refreshExports(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['exports'] });
}
