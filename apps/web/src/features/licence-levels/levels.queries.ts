import {
  changeLevelSetting,
  getExpiryPlanCsv,
  getLicenceLevelsCsv,
  getServiceLevelsCsv,
  getSiblingLevelsCsv,
  issueFromGroup,
  type Level,
  type LevelsQuery,
  type ListQuery,
  listExpiringPeople,
  listExpiryPlan,
  listLevelSettings,
  listLicenceLevels,
  listServiceLevels,
  listSiblingLevels,
  type ProductType,
  previewGroupIssue,
} from '@doselore/contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callEndpoint, downloadFile, everyRow } from '../../platform/api/index.ts';

export type Product = { productType: ProductType; productId: number };
type Key = Product & { certificateMonths: number };

export function levelsQuery(level: Level, query: LevelsQuery) {
  return queryOptions({
    queryKey: ['licences', 'levels', level, query],
    queryFn: ({ signal }) => callEndpoint(listLicenceLevels, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function downloadLevels(level: Level, query: LevelsQuery): Promise<void> {
  return downloadFile(getLicenceLevelsCsv, { level, query, fileName: 'Licence levels.csv' });
}

/** The pools of the services that somebody looks after, or `withSiblings` of all services of their organisations. */
export function serviceLevelsQuery(level: Level, query: LevelsQuery, withSiblings: boolean) {
  const endpoint = withSiblings ? listSiblingLevels : listServiceLevels;
  return queryOptions({
    queryKey: ['licences', 'service-levels', level, query, withSiblings],
    queryFn: ({ signal }) => callEndpoint(endpoint, { level, query, signal }),
    placeholderData: keepPreviousData,
  });
}

export function downloadServiceLevels(level: Level, query: LevelsQuery, withSiblings: boolean): Promise<void> {
  const endpoint = withSiblings ? getSiblingLevelsCsv : getServiceLevelsCsv;
  return downloadFile(endpoint, { level, query, fileName: 'Licence levels of Services.csv' });
}

/** At which level the stock of this course is low, where a site admin has said so. */
export function levelSettingQuery({ productType, productId, title }: Product & { title: string }) {
  return queryOptions({
    queryKey: ['licences', 'level-setting', productType, productId],
    queryFn: async ({ signal }) => {
      const query = { q: title, page: 1, per_page: 100, sort: '' };
      const { rows } = await callEndpoint(listLevelSettings, { level: 'superAdmin', query, signal });
      return {
        low_at: rows.find((row) => row.productId === productId && row.productType === productType)?.low_at ?? null,
      };
    },
    staleTime: 0,
  });
}

export function saveLevelSetting(body: Product & { low_at: number | null }) {
  return callEndpoint(changeLevelSetting, { level: 'superAdmin', body });
}

export function expiryPlanQuery(level: Level, groupId: number, query: ListQuery) {
  return queryOptions({
    queryKey: ['licences', 'expiry-plan', level, groupId, query],
    queryFn: ({ signal }) => callEndpoint(listExpiryPlan, { level, params: { groupId }, query, signal }),
    placeholderData: (held, from) => (from?.queryKey[3] === groupId ? held : undefined),
  });
}

export function downloadExpiryPlan(level: Level, groupId: number, query: ListQuery): Promise<void> {
  return downloadFile(getExpiryPlanCsv, { level, params: { groupId }, query, fileName: 'What to buy.csv' });
}

/** Everybody whose certificate ends and who holds no licence to renew it, and what issuing to them would do. */
export function renewalPreviewQuery(level: Level, groupId: number, key: Key) {
  const { productType, productId } = key;
  return queryOptions({
    queryKey: ['licences', 'renewal', level, groupId, key],
    queryFn: async ({ signal }) => {
      const call = { level, params: { groupId }, signal };
      const ending = await everyRow((page) =>
        callEndpoint(listExpiringPeople, { ...call, query: { ...page, productType, productId, sort: 'expires' } }),
      );
      const people = ending.filter((row) => !row.has_live_licence);
      if (people.length === 0) return { people, available: 0 };
      const userIds = people.map(({ user }) => user.id);
      const { available } = await callEndpoint(previewGroupIssue, { ...call, body: { ...key, userIds } });
      return { people, available };
    },
    staleTime: 0,
    gcTime: 0,
  });
}

export type Renewal = Key & { userIds: number[]; idempotencyKey: string };

export function sendRenewals(level: Level, groupId: number, body: Renewal) {
  const { productType, productId, ...rest } = body;
  return callEndpoint(issueFromGroup, {
    level,
    params: { groupId },
    body: { ...rest, productType, productId, mode: 'eligible' },
  });
}
