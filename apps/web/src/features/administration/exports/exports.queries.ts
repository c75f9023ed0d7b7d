import type { Level, Place, Sent } from '@doselore/contract';
import {
  type ExportRow,
  isUnderWay,
  listExports,
  startCertificatePdfs,
  startSessionPdfs,
} from '@doselore/contract/exports';
import { callEndpoint } from '../../../platform/api/index.ts';
import { refreshOf, roomQueries } from '../../../platform/query-client/index.ts';

const exports = roomQueries('exports');

/** Place of the certificates in a file: an organisation, a service, or a pharmacist-led course. */
export type FilesPlace = Place | { virtualGroupId: number };
export type PdfsBody = Sent<typeof startSessionPdfs, 'body'>;

const pollMs = 1_000;

/** Lists the person's exports of all places, newest first. Polls while an export waits or runs. */
export const exportsQuery = exports.one(
  listExports,
  {},
  { refetchInterval: ({ state }) => (state.data?.some((one) => isUnderWay(one.state)) ? pollMs : false) },
);

/** Returns whether an export was started at a place. */
export function isOfPlace({ group, subgroup, virtual_group }: ExportRow, place: FilesPlace): boolean {
  if ('virtualGroupId' in place) return virtual_group?.id === place.virtualGroupId;
  return virtual_group === null && group.id === place.groupId && subgroup?.id === place.subgroupId;
}

export function startPdfs(level: Level, place: FilesPlace, body: PdfsBody) {
  if ('virtualGroupId' in place) return callEndpoint(startSessionPdfs, { level, params: place, body });
  return callEndpoint(startCertificatePdfs, { level, params: place, body });
}

export const refreshExports = refreshOf('exports');
