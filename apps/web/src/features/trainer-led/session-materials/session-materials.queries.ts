import type { Level, Sent } from '@doselore/contract';
import {
  addMaterialFile,
  getOwnMaterialFile,
  getSessionMaterialFile,
  listMaterials,
} from '@doselore/contract/session-materials';
import { endpointUrl, uploadFile } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

export const sessionMaterials = roomQueries('session-materials');

/** Files and links of a course, for its trainer and site admins. */
export const materialsQuery = (level: Level, virtualGroupId: number) =>
  sessionMaterials.one(listMaterials, { level, params: { virtualGroupId } });

export const materialAddress = (level: Level, virtualGroupId: number, materialId: number) =>
  endpointUrl(getSessionMaterialFile, { level, params: { virtualGroupId, materialId } });
export const ownMaterialAddress = (virtualGroupId: number, materialId: number) =>
  endpointUrl(getOwnMaterialFile, { params: { virtualGroupId, materialId } });

export const sendFile = (
  level: Level,
  virtualGroupId: number,
  { file, ...query }: Sent<typeof addMaterialFile, 'query'> & { file: File },
) => uploadFile(addMaterialFile, { level, params: { virtualGroupId }, query, file });
