import {
  type Body,
  groupEdits,
  groupImports,
  type ImportEndpoints,
  type ImportFixes,
  type ImportKind,
  type ImportRowsQuery,
  type Level,
  subgroupImports,
} from '@doselore/contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint, downloadFile } from '../../platform/api/index.ts';

/** Where a list belongs, and the hat it is seen under. */
export type Desk = { level: Level; kind: ImportKind; groupId: number; subgroupId: number | null };

function endpointsAt({ kind, subgroupId }: Desk): ImportEndpoints {
  if (kind === 'edit') return groupEdits;
  return subgroupId === null ? groupImports : subgroupImports;
}

const paramsOf = ({ groupId, subgroupId }: Desk) => (subgroupId === null ? { groupId } : { groupId, subgroupId });

export function earlierListsQuery(desk: Desk) {
  return queryOptions({
    queryKey: ['imports', desk],
    queryFn: ({ signal }) =>
      callEndpoint(endpointsAt(desk).list, { level: desk.level, params: paramsOf(desk), signal }),
  });
}

export function uploadList(desk: Desk, body: Body<ImportEndpoints['upload']>) {
  return callEndpoint(endpointsAt(desk).upload, { level: desk.level, params: paramsOf(desk), body });
}

const pollMs = 1_000;

/** Asked again and again while the list is being imported. */
export function listQuery(desk: Desk, importId: number) {
  return queryOptions({
    queryKey: ['imports', desk, importId],
    queryFn: ({ signal }) =>
      callEndpoint(endpointsAt(desk).get, { level: desk.level, params: { ...paramsOf(desk), importId }, signal }),
    refetchInterval: ({ state }) => (state.data?.state === 'running' ? pollMs : false),
  });
}

export function rowsQuery(desk: Desk, importId: number, query: ImportRowsQuery) {
  return queryOptions({
    queryKey: ['imports', desk, importId, 'rows', query],
    queryFn: ({ signal }) =>
      callEndpoint(endpointsAt(desk).rows, {
        level: desk.level,
        params: { ...paramsOf(desk), importId },
        query,
        signal,
      }),
    placeholderData: (held) => held,
  });
}

export type OneList = { desk: Desk; importId: number };

export function sendColumns({ desk, importId }: OneList, body: Body<ImportEndpoints['match']>) {
  return callEndpoint(endpointsAt(desk).match, { level: desk.level, params: { ...paramsOf(desk), importId }, body });
}

export function sendFixes({ desk, importId }: OneList, body: ImportFixes) {
  return callEndpoint(endpointsAt(desk).fix, { level: desk.level, params: { ...paramsOf(desk), importId }, body });
}

export function sendStart({ desk, importId }: OneList) {
  return callEndpoint(endpointsAt(desk).start, { level: desk.level, params: { ...paramsOf(desk), importId } });
}

export function downloadFailed({ desk, importId }: OneList): Promise<void> {
  const params = { ...paramsOf(desk), importId };
  return downloadFile(endpointsAt(desk).failedCsv, { level: desk.level, params, fileName: 'Not imported.csv' });
}

export function refreshImports(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: ['imports'] });
}
