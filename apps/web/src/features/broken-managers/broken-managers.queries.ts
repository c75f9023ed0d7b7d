import {
  applyFixPlan,
  type FaultsQuery,
  type FixPlan,
  getBrokenManagersCsv,
  getFixPlan,
  listBrokenManagers,
  listFixPlans,
  prepareFixes,
  undoFixPlan,
} from '@doselore/contract/broken-managers';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint, type SheetDownload, sheetOf } from '../../platform/api/index.ts';

const level = 'superAdmin';

export function brokenManagersQuery(query: FaultsQuery) {
  return queryOptions({
    queryKey: ['broken-managers', query],
    queryFn: ({ signal }) => callEndpoint(listBrokenManagers, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export const downloadBrokenManagers = (query: FaultsQuery): SheetDownload =>
  sheetOf(getBrokenManagersCsv, { level, query, fileName: 'Broken admins' });

export function fixPlanQuery(planId: number) {
  return queryOptions({
    queryKey: ['broken-managers', 'plan', planId],
    queryFn: ({ signal }) => callEndpoint(getFixPlan, { level, params: { planId }, signal }),
    // Somebody decides by this data, so it is never shown from the cache.
    gcTime: 0,
  });
}

export function fixPlansQuery() {
  return queryOptions({
    queryKey: ['broken-managers', 'plans'],
    queryFn: ({ signal }) => callEndpoint(listFixPlans, { level, signal }),
  });
}

export const sendPrepare = (keys: string[]) => callEndpoint(prepareFixes, { level, body: { keys } });
export const sendApply = ({ id, digest }: FixPlan) =>
  callEndpoint(applyFixPlan, { level, params: { planId: id }, body: { digest } });
export const sendUndo = (planId: number) => callEndpoint(undoFixPlan, { level, params: { planId } });
