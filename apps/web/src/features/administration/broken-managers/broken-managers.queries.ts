import { getFixPlan, listBrokenManagers } from '@doselore/contract/broken-managers';
import { roomLists } from '../../../platform/query-client/index.ts';

export const brokenManagers = roomLists('broken-managers');

export const brokenManagersQuery = brokenManagers.sheet(listBrokenManagers, 'Broken admins');

/** Preview of a plan. Somebody decides by it, so it is never shown from the cache. */
export const fixPlanQuery = (planId: number) => brokenManagers.one(getFixPlan, { params: { planId } }, { gcTime: 0 });
