import type { Body, Level } from '@doselore/contract';
import { correctAssessment, correctObservation, listAssessments } from '@doselore/contract/virtual-groups';
import type { QueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { refreshQueries, roomQueries } from '../../../../platform/query-client/index.ts';
import { refreshAfterLicences } from '../../../licences/ledger/index.ts';

const virtualGroups = roomQueries('virtual-groups');

export const assessmentsQuery = (level: Level, virtualGroupId: number) =>
  virtualGroups.one(listAssessments, { level, params: { virtualGroupId } });

type Delegate = { virtualGroupId: number; userId: number };

export const sendCorrection = (level: Level, params: Delegate, body: Body<typeof correctAssessment>) =>
  callEndpoint(correctAssessment, { level, params, body });
export const sendCorrectedItems = (level: Level, params: Delegate, body: Body<typeof correctObservation>) =>
  callEndpoint(correctObservation, { level, params, body });

/** Refreshes the pages that show results, licences and certificates. */
export async function refreshAfterAssessing(client: QueryClient): Promise<void> {
  await Promise.all([refreshAfterLicences(client), refreshQueries(client, 'certificates')]);
}
