import { type Body, endpointAt, isService, type Level } from '@doselore/contract';
import {
  addImportEvidence,
  addResultsScan,
  type ImportAnswers,
  type ImportAt,
  type ImportDetail,
  type ImportEndpoints,
  type ImportFixes,
  type ImportKind,
  type ImportRow,
  type ImportRowsQuery,
  importLimits,
} from '@doselore/contract/imports';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { callEndpoint, downloadFile, everyRow, uploadFile } from '../../../platform/api/index.ts';
import { refreshOf, refreshQueries, roomQueries } from '../../../platform/query-client/index.ts';
import { listKinds } from './kinds/kinds.ts';

export const imports = roomQueries('imports');

/** Place and course that a list belongs to, and the level and kind under which it is opened. */
export type ImportPlace = ImportAt & { level: Level; kind: ImportKind };

function endpointsAt(place: ImportPlace): ImportEndpoints {
  const { group, subgroup } = listKinds[place.kind].endpoints;
  return (isService(place) ? subgroup : undefined) ?? group;
}

const paramsOf = ({ groupId, subgroupId, virtualGroupId, abstractPaperCourseId }: ImportPlace): ImportAt => ({
  groupId,
  subgroupId,
  virtualGroupId,
  abstractPaperCourseId,
});

export const earlierListsQuery = (place: ImportPlace) =>
  imports.one(endpointsAt(place).list, { level: place.level, params: paramsOf(place) });

export const uploadList = (place: ImportPlace, body: Body<ImportEndpoints['upload']>) =>
  callEndpoint(endpointsAt(place).upload, { level: place.level, params: paramsOf(place), body });

const pollMs = 1_000;

/** Uploaded list with its counts. Polled while it is being imported. */
export const listQuery = (place: ImportPlace, importId: number) =>
  imports.one(
    endpointsAt(place).get,
    { level: place.level, params: { ...paramsOf(place), importId } },
    { refetchInterval: ({ state }) => (state.data?.state === 'running' ? pollMs : false) },
  );

export const rowsQuery = (place: ImportPlace, importId: number, query: ImportRowsQuery) =>
  imports.list(endpointsAt(place).rows, { level: place.level, params: { ...paramsOf(place), importId }, query });

export type OneList = { place: ImportPlace; importId: number };

/** Returns the function that reads all rows of a list under its filters, for printing. */
export function useEveryImportRow({ place, importId }: OneList, query: ImportRowsQuery): () => Promise<ImportRow[]> {
  const client = useQueryClient();
  return () =>
    everyRow((page) => client.fetchQuery(rowsQuery(place, importId, { ...query, ...page })), importLimits.rows);
}

export const sendColumns = ({ place, importId }: OneList, body: Body<ImportEndpoints['match']>) =>
  callEndpoint(endpointsAt(place).match, { level: place.level, params: { ...paramsOf(place), importId }, body });

export function sendHead({ place, importId }: OneList, row: number) {
  const params = { ...paramsOf(place), importId };
  return callEndpoint(endpointsAt(place).chooseHead, { level: place.level, params, body: { row } });
}

export const sendAnswers = ({ place, importId }: OneList, body: ImportAnswers) =>
  callEndpoint(endpointsAt(place).answer, { level: place.level, params: { ...paramsOf(place), importId }, body });
export const sendFixes = ({ place, importId }: OneList, body: ImportFixes) =>
  callEndpoint(endpointsAt(place).fix, { level: place.level, params: { ...paramsOf(place), importId }, body });
export const sendStart = ({ place, importId }: OneList) =>
  callEndpoint(endpointsAt(place).start, { level: place.level, params: { ...paramsOf(place), importId } });

/** Sends a zip with evidence of the rows of a list of external courses. */
export const sendEvidenceZip = ({ place: { groupId, level }, importId }: OneList, file: File) =>
  uploadFile(addImportEvidence, { level, params: { groupId, importId }, file });

/** Sends the scan of a signed list of results. */
export function sendListScan({ place, importId }: OneList, file: File) {
  const { level, groupId, subgroupId, abstractPaperCourseId = 0 } = place;
  const params = { groupId, subgroupId, abstractPaperCourseId, importId };
  return uploadFile(endpointAt(addResultsScan, place), { level, params, file });
}

export function downloadFailed({ place, importId }: OneList): Promise<void> {
  const params = { ...paramsOf(place), importId };
  return downloadFile(endpointsAt(place).failedCsv, { level: place.level, params, fileName: 'Not imported.csv' });
}

/** Shows a list as the server has just returned it, without its rows. */
export function showList(client: QueryClient, { place, importId }: OneList, list: ImportDetail): void {
  client.setQueryData(listQuery(place, importId).queryKey, list);
}

export const refreshRows = (client: QueryClient, { place, importId }: OneList): Promise<void> =>
  refreshQueries(
    client,
    imports.key(endpointsAt(place).rows, { level: place.level, params: { ...paramsOf(place), importId } }),
  );

export const refreshImports = refreshOf('imports');
