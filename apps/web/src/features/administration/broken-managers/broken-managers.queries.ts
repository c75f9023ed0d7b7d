import {
  type FaultsQuery,
  getBrokenManagersCsv,
  getFixPlan,
  listBrokenManagers,
  listFixPlans,
} from '@doselore/contract/broken-managers';
import { type SheetDownload, sheetOf } from '../../../platform/api/index.ts';
import { roomQueries } from '../../../platform/query-client/index.ts';

const level = 'superAdmin';
const brokenManagers = roomQueries('broken-managers');

export const brokenManagersQuery = (query: FaultsQuery) => brokenManagers.list(listBrokenManagers, { level, query });

export const downloadBrokenManagers = (query: FaultsQuery): SheetDownload =>
  sheetOf(getBrokenManagersCsv, { level, query, fileName: 'Broken admins' });

export const fixPlanQuery = (planId: number) =>
  brokenManagers.one(
    getFixPlan,
    { level, params: { planId } },
    {
      // Somebody decides by this data, so it is never shown from the cache.
      gcTime: 0,
    },
  );

export const fixPlansQuery = () => brokenManagers.one(listFixPlans, { level });
