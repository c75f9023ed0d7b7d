import { AppError, type Level, type ListQuery } from '@doselore/contract';
import {
  type ExpiringPerson,
  getExpiringPeopleCsv,
  getExpiryPlanCsv,
  getPotExpiryPlanCsv,
  getSubgroupExpiringPeopleCsv,
  getSubgroupExpiryPlanCsv,
  listExpiringPeople,
  listExpiryPlan,
  listPotExpiryPlan,
  listSubgroupExpiringPeople,
  listSubgroupExpiryPlan,
} from '@doselore/contract/licence-levels';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, downloadFile, everyRow } from '../../platform/api/index.ts';
import type { PlaceIds } from '../../platform/routes/index.ts';
import type { Product } from '../licences/index.ts';

/** An organisation against its pot; a service against its pool, and with the pot where `mayUsePot` holds for it. */
export type PlanPlace = PlaceIds & { mayUsePot: boolean };

/** The flag is set service by service: who has it in another one finds the general pot closed here. */
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
      if (subgroupId === null) return callEndpoint(listExpiryPlan, { level, params: { groupId }, query, signal });
      const call = { level, params: { groupId, subgroupId }, query, signal };
      const own = () => callEndpoint(listSubgroupExpiryPlan, call);
      return mayUsePot ? withPotOr(() => callEndpoint(listPotExpiryPlan, call), own) : own();
    },
    placeholderData: (held, from) => {
      const before = from?.queryKey[3] as PlanPlace | undefined;
      return before?.groupId === groupId && before.subgroupId === subgroupId ? held : undefined;
    },
  });
}

export function downloadExpiryPlan(level: Level, place: PlanPlace, query: ListQuery): Promise<void> {
  const { groupId, subgroupId, mayUsePot } = place;
  const file = { level, query, fileName: 'Renewals.csv' };
  if (subgroupId === null) return downloadFile(getExpiryPlanCsv, { ...file, params: { groupId } });
  const call = { ...file, params: { groupId, subgroupId } };
  const own = () => downloadFile(getSubgroupExpiryPlanCsv, call);
  return mayUsePot ? withPotOr(() => downloadFile(getPotExpiryPlanCsv, { ...call, quiet: true }), own) : own();
}

const soonest = { q: '', sort: 'expires' };

/** Everybody whose certificate for a course ends, the first to end first. */
export function expiringPeopleQuery(level: Level, { groupId, subgroupId }: PlaceIds, product: Product) {
  return queryOptions({
    queryKey: ['licences', 'expiring people', level, groupId, subgroupId, product],
    queryFn: ({ signal }): Promise<ExpiringPerson[]> =>
      everyRow((page) => {
        const query = { ...page, ...soonest, ...product };
        return subgroupId === null
          ? callEndpoint(listExpiringPeople, { level, params: { groupId }, query, signal })
          : callEndpoint(listSubgroupExpiringPeople, { level, params: { groupId, subgroupId }, query, signal });
      }),
    staleTime: 0,
  });
}

export function downloadExpiringPeople(level: Level, { groupId, subgroupId }: PlaceIds, product: Product) {
  const file = {
    level,
    query: { page: 1, per_page: 1, ...soonest, ...product },
    fileName: 'Certificates that end.csv',
  };
  return subgroupId === null
    ? downloadFile(getExpiringPeopleCsv, { ...file, params: { groupId } })
    : downloadFile(getSubgroupExpiringPeopleCsv, { ...file, params: { groupId, subgroupId } });
}
