import { AppError, endpointAt, type Level, type ListQuery, type Place } from '@doselore/contract';
import {
  type ExpiringPerson,
  getExpiringPeopleCsv,
  getExpiryPlanCsv,
  getPotExpiryPlanCsv,
  listExpiringPeople,
  listExpiryPlan,
  listPotExpiryPlan,
} from '@doselore/contract/licence-levels';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, everyRow, type SheetDownload, sheetOf } from '../../platform/api/index.ts';
import type { Product } from '../ledger/index.ts';

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

export function expiryPlanQuery(level: Level, place: PlanPlace, query: ListQuery) {
  const { groupId, subgroupId, mayUsePot } = place;
  return queryOptions({
    queryKey: ['licences', 'expiry-plan', level, place, query],
    queryFn: ({ signal }) => {
      const call = { level, query, signal };
      const own = () => callEndpoint(endpointAt(listExpiryPlan, place), { ...call, params: { groupId, subgroupId } });
      if (subgroupId === undefined || !mayUsePot) return own();
      return withPotOr(() => callEndpoint(listPotExpiryPlan, { ...call, params: { groupId, subgroupId } }), own);
    },
    placeholderData: (held, from) => {
      const before = from?.queryKey[3] as PlanPlace | undefined;
      return before?.groupId === groupId && before.subgroupId === subgroupId ? held : undefined;
    },
  });
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
export function expiringPeopleQuery(level: Level, place: Place, product: Product) {
  return queryOptions({
    queryKey: ['licences', 'expiring people', level, place.groupId, place.subgroupId, product],
    queryFn: ({ signal }): Promise<ExpiringPerson[]> =>
      everyRow((page) => {
        const query = { ...page, ...soonest, ...product };
        return callEndpoint(endpointAt(listExpiringPeople, place), { level, params: place, query, signal });
      }),
    staleTime: 0,
  });
}

export function downloadExpiringPeople(level: Level, place: Place, product: Product): SheetDownload {
  const query = { page: 1, per_page: 1, ...soonest, ...product };
  const file = { level, query, fileName: 'Certificate expiries' };
  return sheetOf(endpointAt(getExpiringPeopleCsv, place), { ...file, params: place });
}
