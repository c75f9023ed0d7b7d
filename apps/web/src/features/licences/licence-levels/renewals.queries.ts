import { AppError, endpointAt, isService, type Level, type ListQuery, type Place } from '@doselore/contract';
import {
  getExpiringPeopleCsv,
  getExpiryPlanCsv,
  getPotExpiryPlanCsv,
  listExpiringPeople,
  listExpiryPlan,
  listPotExpiryPlan,
} from '@doselore/contract/licence-levels';
import { callEndpoint, type SheetDownload, sheetOf } from '../../../platform/api/index.ts';
import { ofSamePlace, roomQueries } from '../../../platform/query-client/index.ts';
import type { Product } from '../ledger/index.ts';

const licences = roomQueries('licences');

/**
 * Place of a plan: an organisation with its pot, or a service with its pool. `mayUsePot` adds the general pot for a
 * service.
 */
export type PlanPlace = Place & { mayUsePot: boolean };

/**
 * Falls back to the pool where the pot is refused. Access to the general pot is set per service, so a person may have
 * it only elsewhere.
 */
async function withPotOr<T>(pot: () => Promise<T>, pool: () => Promise<T>): Promise<T> {
  try {
    return await pot();
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_found' || error.code === 'forbidden')) return pool();
    throw error;
  }
}

export function expiryPlanQuery(level: Level, { groupId, subgroupId, mayUsePot }: PlanPlace, query: ListQuery) {
  const parts = { level, params: { groupId, subgroupId }, query, mayUsePot };
  const ask = ({ mayUsePot: usesPot, ...call }: typeof parts, { signal }: { signal: AbortSignal }) => {
    const { params: at } = call;
    const own = () => callEndpoint(endpointAt(listExpiryPlan, at), { ...call, signal });
    if (!isService(at) || !usesPot) return own();
    return withPotOr(() => callEndpoint(listPotExpiryPlan, { ...call, params: at, signal }), own);
  };
  return licences.combined('expiry-plan', parts, ask, ofSamePlace(parts));
}

export function downloadExpiryPlan(level: Level, place: PlanPlace, query: ListQuery): SheetDownload {
  const { groupId, subgroupId, mayUsePot } = place;
  const file = { level, query, fileName: 'Renewals' };
  const own = sheetOf(endpointAt(getExpiryPlanCsv, place), { ...file, params: { groupId, subgroupId } });
  if (subgroupId === undefined || !mayUsePot) return own;
  const whole = sheetOf(getPotExpiryPlanCsv, { ...file, params: { groupId, subgroupId }, quiet: true });
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

export function downloadExpiringPeople(level: Level, place: Place, product: Product): SheetDownload {
  const query = { page: 1, per_page: 1, ...soonest, ...product };
  const file = { level, query, fileName: 'Certificate expiries' };
  return sheetOf(endpointAt(getExpiringPeopleCsv, place), { ...file, params: place });
}
