import type { Body, Level, Sent } from '@doselore/contract';
import {
  addMaterialFile,
  addMaterialLink,
  getOwnMaterialFile,
  getSessionMaterialFile,
  listMaterials,
  listOwnMaterials,
  removeMaterial,
} from '@doselore/contract/session-materials';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, endpointUrl, uploadFile } from '../../platform/api/index.ts';

/** Files and links of a course, for its trainer and site admins. */
export function materialsQuery(level: Level, virtualGroupId: number) {
  return queryOptions({
    queryKey: ['session-materials', level, virtualGroupId],
    queryFn: ({ signal }) => callEndpoint(listMaterials, { level, params: { virtualGroupId }, signal }),
  });
}

/** Files and links that the signed-in delegate sees now. */
export function ownMaterialsQuery(virtualGroupId: number) {
  return queryOptions({
    queryKey: ['session-materials', 'own', virtualGroupId],
    queryFn: ({ signal }) => callEndpoint(listOwnMaterials, { level: 'member', params: { virtualGroupId }, signal }),
  });
}

export function materialAddress(level: Level, virtualGroupId: number, materialId: number): string {
  return endpointUrl(getSessionMaterialFile, { level, params: { virtualGroupId, materialId } });
}

export function ownMaterialAddress(virtualGroupId: number, materialId: number): string {
  return endpointUrl(getOwnMaterialFile, { level: 'member', params: { virtualGroupId, materialId } });
}

export function sendLink(level: Level, virtualGroupId: number, body: Body<typeof addMaterialLink>) {
  return callEndpoint(addMaterialLink, { level, params: { virtualGroupId }, body });
}

export function sendFile(
  level: Level,
  virtualGroupId: number,
  { file, ...query }: Sent<typeof addMaterialFile, 'query'> & { file: File },
) {
  return uploadFile(addMaterialFile, { level, params: { virtualGroupId }, query, file });
}

export function sendRemoval(level: Level, virtualGroupId: number, materialId: number) {
  return callEndpoint(removeMaterial, { level, params: { virtualGroupId, materialId } });
}
