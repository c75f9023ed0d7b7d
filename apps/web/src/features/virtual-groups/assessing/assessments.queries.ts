import type { Body, Level } from '@doselore/contract';
import { listAssessments, saveAssessments, saveObservation } from '@doselore/contract/virtual-groups';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';

export function assessmentsQuery(level: Level, virtualGroupId: number) {
  return queryOptions({
    queryKey: ['virtual-groups', 'assessments', level, virtualGroupId],
    queryFn: ({ signal }) => callEndpoint(listAssessments, { level, params: { virtualGroupId }, signal }),
  });
}

export function sendAssessments(level: Level, virtualGroupId: number, body: Body<typeof saveAssessments>) {
  return callEndpoint(saveAssessments, { level, params: { virtualGroupId }, body });
}

type Delegate = { virtualGroupId: number; userId: number };

export function sendObservation(level: Level, params: Delegate, body: Body<typeof saveObservation>) {
  return callEndpoint(saveObservation, { level, params, body });
}
