import type { Body, Level } from '@doselore/contract';
import {
  changeManagers,
  listManagers,
  reportCannotAttend,
  withdrawCannotAttend,
} from '@doselore/contract/virtual-groups';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';

export function managersQuery(level: Level, virtualGroupId: number) {
  return queryOptions({
    queryKey: ['virtual-groups', 'managers', level, virtualGroupId],
    queryFn: ({ signal }) => callEndpoint(listManagers, { level, params: { virtualGroupId }, signal }),
  });
}

export function saveManagers(level: Level, virtualGroupId: number, body: Body<typeof changeManagers>) {
  return callEndpoint(changeManagers, { level, params: { virtualGroupId }, body });
}

export function sendCannotAttend(level: Level, virtualGroupId: number, reason: string) {
  return callEndpoint(reportCannotAttend, { level, params: { virtualGroupId }, body: { reason } });
}

export function sendCanAttend(level: Level, virtualGroupId: number) {
  return callEndpoint(withdrawCannotAttend, { level, params: { virtualGroupId } });
}
