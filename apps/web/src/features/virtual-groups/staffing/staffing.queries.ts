import type { Level } from '@doselore/contract';
import { listManagers, reportCannotAttend, withdrawCannotAttend } from '@doselore/contract/virtual-groups';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';

export function managersQuery(level: Level, virtualGroupId: number) {
  return queryOptions({
    queryKey: ['virtual-groups', 'managers', level, virtualGroupId],
    queryFn: ({ signal }) => callEndpoint(listManagers, { level, params: { virtualGroupId }, signal }),
  });
}

export function sendCannotAttend(level: Level, virtualGroupId: number, reason: string) {
  return callEndpoint(reportCannotAttend, { level, params: { virtualGroupId }, body: { reason } });
}

export function sendCanAttend(level: Level, virtualGroupId: number) {
  return callEndpoint(withdrawCannotAttend, { level, params: { virtualGroupId } });
}
