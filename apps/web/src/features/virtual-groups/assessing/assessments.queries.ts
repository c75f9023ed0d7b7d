import type { Body, Level } from '@doselore/contract';
import { correctAssessment, correctObservation, listAssessments } from '@doselore/contract/virtual-groups';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import { refreshAfterLicences } from '../../ledger/index.ts';

export function assessmentsQuery(level: Level, virtualGroupId: number) {
  return queryOptions({
    queryKey: ['virtual-groups', 'assessments', level, virtualGroupId],
    queryFn: ({ signal }) => callEndpoint(listAssessments, { level, params: { virtualGroupId }, signal }),
  });
}

type Delegate = { virtualGroupId: number; userId: number };

export function sendCorrection(level: Level, params: Delegate, body: Body<typeof correctAssessment>) {
  return callEndpoint(correctAssessment, { level, params, body });
}

export function sendCorrectedItems(level: Level, params: Delegate, body: Body<typeof correctObservation>) {
  return callEndpoint(correctObservation, { level, params, body });
}

/** Refreshes the pages that show results, licences and certificates. */
export async function refreshAfterAssessing(client: QueryClient): Promise<void> {
  await Promise.all([refreshAfterLicences(client), client.invalidateQueries({ queryKey: ['certificates'] })]);
}
