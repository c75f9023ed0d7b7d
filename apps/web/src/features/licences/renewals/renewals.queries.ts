import { isService, type Level, type ListQuery, type Place } from '@doselore/contract';
import { listExpiringPeople, listExpiryPlan, listPotExpiryPlan } from '@doselore/contract/renewals';
import { callEndpoint, type SheetDownload } from '../../../platform/api/index.ts';
import { ofSamePlace, roomLists } from '../../../platform/query-client/index.ts';
import { type Product, withPotOr } from '../ledger/index.ts';

const licences = roomLists('licences');

/**
 * Place of a plan: an organisation with its pot, or a service with its pool. `mayUsePot` adds the general pot for a
 * service.
 */
export type PlanPlace = Place & { mayUsePot: boolean };

export function expiryPlanQuery(level: Level, { groupId, subgroupId, mayUsePot }: PlanPlace, query: ListQuery) {
  const parts = { level, params: { groupId, subgroupId }, query, mayUsePot };
  const ask = ({ mayUsePot: usesPot, ...call }: typeof parts, { signal }: { signal: AbortSignal }) => {
    const { params: at } = call;
    const own = () => callEndpoint(listExpiryPlan, { ...call, signal });
    if (!isService(at) || !usesPot) return own();
    return withPotOr(() => callEndpoint(listPotExpiryPlan, { ...call, params: at, signal }), own);
  };
  return licences.combined('expiry-plan', parts, ask, ofSamePlace(parts));
}

const plan = licences.sheet(listExpiryPlan, 'Renewals');
const potPlan = licences.sheet(listPotExpiryPlan, 'Renewals');

export function downloadExpiryPlan(level: Level, { mayUsePot, ...params }: PlanPlace, query: ListQuery): SheetDownload {
  const own = plan({ level, params, query }).download;
  if (!isService(params) || !mayUsePot) return own;
  const whole = potPlan({ level, params, query, quiet: true }).download;
  return (format) =>
    withPotOr(
      () => whole(format),
      () => own(format),
    );
}

const soonest = { q: '', sort: 'expires' };

/** Everybody whose certificate for a course expires within 90 days, earliest first. */
export const expiringPeopleQuery = (level: Level, place: Place, product: Product) =>
  licences.every(listExpiringPeople, { level, params: place, query: { ...soonest, ...product } }, { staleTime: 0 });

const people = licences.sheet(listExpiringPeople, 'Certificate expiries');

export const downloadExpiringPeople = (level: Level, place: Place, product: Product): SheetDownload =>
  people({ level, params: place, query: { page: 1, per_page: 1, ...soonest, ...product } }).download;
