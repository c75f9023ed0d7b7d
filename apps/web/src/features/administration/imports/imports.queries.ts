import { type Answer, type Body, type Endpoint, isService, type Level } from '@doselore/contract';
import {
  addImportEvidence,
  addResultsScan,
  type ImportAt,
  type ImportDetail,
  type ImportEndpoints,
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

/** Uploaded list at its place. */
export type OneList = { place: ImportPlace; importId: number };

/** Returns level and parameters of a call on an uploaded list. */
const callOn = ({ place, importId }: OneList) => ({ level: place.level, params: { ...place, importId } });

export const earlierListsQuery = (place: ImportPlace) =>
  imports.one(endpointsAt(place).list, { level: place.level, params: place });

export const uploadList = (place: ImportPlace, body: Body<ImportEndpoints['upload']>) =>
  callEndpoint(endpointsAt(place).upload, { level: place.level, params: place, body });

const pollMs = 1_000;

/** Uploaded list with its counts. Polled while it is being imported. */
export const listQuery = (place: ImportPlace, importId: number) =>
  imports.one(endpointsAt(place).get, callOn({ place, importId }), {
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? pollMs : false),
  });

export const rowsQuery = (place: ImportPlace, importId: number, query: ImportRowsQuery) =>
  imports.list(endpointsAt(place).rows, { ...callOn({ place, importId }), query });

/** Returns the function that reads all rows of a list under its filters, for printing. */
export function useEveryImportRow({ place, importId }: OneList, query: ImportRowsQuery): () => Promise<ImportRow[]> {
  const client = useQueryClient();
  return () =>
    everyRow((page) => client.fetchQuery(rowsQuery(place, importId, { ...query, ...page })), importLimits.rows);
}

type Command = 'match' | 'chooseHead' | 'answer' | 'fix' | 'start';

/** Sends a command on an uploaded list. */
export const sendToList = <C extends Command>(command: C, one: OneList, body?: Body<ImportEndpoints[C]>) =>
  callEndpoint<Endpoint>(endpointsAt(one.place)[command], { ...callOn(one), body }) as Promise<
    Answer<ImportEndpoints[C]>
  >;

/** Sends a zip with evidence of the rows of a list of external courses. */
export const sendEvidenceZip = ({ place: { groupId, level }, importId }: OneList, file: File) =>
  uploadFile(addImportEvidence, { level, params: { groupId, importId }, file });

/** Sends the scan of a signed list of results. */
export const sendListScan = ({ place, importId }: OneList, file: File) =>
  uploadFile(addResultsScan, { level: place.level, params: { abstractPaperCourseId: 0, ...place, importId }, file });

export const downloadFailed = (one: OneList): Promise<void> =>
  downloadFile(endpointsAt(one.place).failedCsv, { ...callOn(one), fileName: 'Not imported.csv' });

/** Shows a list as the server has just returned it, without its rows. */
export function showList(client: QueryClient, { place, importId }: OneList, list: ImportDetail): void {
  client.setQueryData(listQuery(place, importId).queryKey, list);
}

export const refreshRows = (client: QueryClient, one: OneList): Promise<void> =>
  refreshQueries(client, imports.key(endpointsAt(one.place).rows, callOn(one)));

export const refreshImports = refreshOf('imports');
