import type { ListQuery } from '@doselore/contract';
import type { ProductType } from '@doselore/contract/ledger';
import {
  getExpiringPeopleCsv,
  getExpiryPlanCsv,
  getPotExpiryPlanCsv,
  listExpiringPeople,
  listExpiryPlan,
  listPotExpiryPlan,
} from '@doselore/contract/licence-levels';
import type { CheckedPlace, Scope } from '../../platform/access/index.ts';
import { allPages, type Route, serve, serveAtPlace, sheetAnswer } from '../../platform/http/index.ts';
import type { Services } from '../../platform/services.ts';
import { listExpiringRows, listExpiryPlanRows, type PlanPlace } from './expiry-plan.report.ts';
import { expiringHead, expiringLine, planHead, planLine, presentExpiring, presentPlan } from './levels.presenter.ts';

type PlanCall = { params: CheckedPlace; query: ListQuery; scope: Scope; services: Services };
type PeopleCall = PlanCall & { query: { productType: ProductType; productId: number } };

/** Returns the place of a plan. An organisation plans with its pot, a service with its pool. */
const placeOf = (params: CheckedPlace, withPot: boolean): PlanPlace => ({ ...params, withPot });

const showPlan =
  (withPot: boolean) =>
  async ({ params, query, scope, services }: PlanCall) => {
    const filter = { ...query, place: placeOf(params, withPot), now: services.clock.now() };
    const rows = await listExpiryPlanRows(services.db, scope, filter);
    return { rows: rows.map(presentPlan), total: rows[0]?.total ?? 0 };
  };

const exportPlan =
  (withPot: boolean) =>
  async ({ params, query, scope, services }: PlanCall) => {
    const filter = { ...allPages(query), place: placeOf(params, withPot), now: services.clock.now() };
    return sheetAnswer('What to buy', planHead, (await listExpiryPlanRows(services.db, scope, filter)).map(planLine));
  };

const peopleOf = ({ params, query, scope, services }: PeopleCall) =>
  listExpiringRows(services.db, scope, { ...query, place: placeOf(params, false), now: services.clock.now() });

async function showPeople(call: PeopleCall) {
  const rows = await peopleOf(call);
  return { rows: rows.map(presentExpiring), total: rows[0]?.total ?? 0 };
}

async function exportPeople({ params, query, scope, services }: PeopleCall) {
  const rows = await peopleOf({ params, query: allPages(query), scope, services });
  return sheetAnswer('Certificate expiries', expiringHead, rows.map(expiringLine));
}

export const expiryPlanRoutes: Route[] = [
  serve(listExpiryPlan.group, showPlan(true)),
  serve(getExpiryPlanCsv.group, exportPlan(true)),
  serve(listExpiryPlan.subgroup, showPlan(false)),
  serve(getExpiryPlanCsv.subgroup, exportPlan(false)),
  serve(listPotExpiryPlan, showPlan(true)),
  serve(getPotExpiryPlanCsv, exportPlan(true)),
  ...serveAtPlace(listExpiringPeople, showPeople),
  ...serveAtPlace(getExpiringPeopleCsv, exportPeople),
];
