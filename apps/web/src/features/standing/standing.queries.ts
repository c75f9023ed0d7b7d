import type { Body, Level } from '@doselore/contract';
import { correctStanding, getStanding } from '@doselore/contract/standing';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../platform/api/index.ts';

export type Member = { groupId: number; userId: number };

export function standingQuery(level: Level, params: Member) {
  return queryOptions({
    queryKey: ['members', level, 'standing', params],
    queryFn: ({ signal }) => callEndpoint(getStanding, { level, params, signal }),
  });
}

export function sendCorrection(level: Level, params: Member, body: Body<typeof correctStanding>) {
  return callEndpoint(correctStanding, { level, params, body });
}
