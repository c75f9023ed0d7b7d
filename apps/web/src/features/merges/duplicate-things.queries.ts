import {
  type Body,
  type DuplicateKind,
  type DuplicateThingsQuery,
  duplicateKindTitles,
  getDuplicateThingsCsv,
  listDuplicateThings,
  respellVenue,
  setDistinctThings,
} from '@doselore/contract';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, downloadFile } from '../../platform/api/index.ts';

const level = 'superAdmin';

export function duplicateThingsQuery(kind: DuplicateKind, query: DuplicateThingsQuery) {
  return queryOptions({
    queryKey: ['merges', 'duplicates', kind, query],
    queryFn: ({ signal }) => callEndpoint(listDuplicateThings, { level, params: { kind }, query, signal }),
    placeholderData: (held, from) => (from?.queryKey[2] === kind ? held : undefined),
  });
}

export const downloadDuplicateThings = (kind: DuplicateKind, query: DuplicateThingsQuery): Promise<void> =>
  downloadFile(getDuplicateThingsCsv, {
    level,
    params: { kind },
    query,
    fileName: `Duplicates, ${duplicateKindTitles[kind].toLowerCase()}.csv`,
  });

export type TwoThings = { oneId: number; otherId: number };

export const sendDistinctThings = (kind: DuplicateKind, two: TwoThings, distinct: boolean) =>
  callEndpoint(setDistinctThings, { level, params: { kind }, body: { ...two, distinct } });

export type Respelling = Body<typeof respellVenue>;

export const sendRespelling = (body: Respelling) => callEndpoint(respellVenue, { level, body });
