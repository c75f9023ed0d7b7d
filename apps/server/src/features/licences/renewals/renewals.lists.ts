import { dayText, type ListQuery } from '@doselore/contract';
import { listExpiringPeople, listExpiryPlan, listPotExpiryPlan } from '@doselore/contract/renewals';
import type { CheckedPlace, Scope } from '../../../platform/access/index.ts';
import { type Column, declareList } from '../../../platform/lists/index.ts';
import type { Services } from '../../../platform/services.ts';
import { presentExpiring, presentPlan } from './renewals.presenter.ts';
import { type ExpiryPlanData, listExpiringRows, listExpiryPlanRows } from './renewals.report.ts';

type PlanCall = { params: CheckedPlace; query: ListQuery; scope: Scope; services: Services };

const columns: readonly Column<ExpiryPlanData>[] = [
  ['Course', (row) => row.title],
  ['Certificate months', (row) => row.certificate_months],
  ['Expiring in 90 days', (row) => row.ending_90_days],
  ['Renewing already', (row) => row.renewing],
  ['In stock', (row) => row.available],
  ['In stock of the refresher', (row) => row.refresher_available],
  ['To buy', (row) => row.to_buy],
  ['Refresher', (row) => row.refresher?.title ?? ''],
];

/** Declares the plan of a place. An organisation plans with its pot, a service with its pool. */
const plan = (withPot: boolean) => ({
  name: 'What to buy',
  rows: ({ params, query, scope, services }: PlanCall) =>
    listExpiryPlanRows(services.db, scope, { ...query, place: { ...params, withPot }, now: services.clock.now() }),
  present: presentPlan,
  columns,
});
export const groupPlanList = declareList(listExpiryPlan.group, plan(true));
export const subgroupPlanList = declareList(listExpiryPlan.subgroup, plan(false));
export const potPlanList = declareList(listPotExpiryPlan, plan(true));

export const expiringPeopleList = declareList(listExpiringPeople, {
  name: 'Certificate expiries',
  rows: ({ params, query, scope, services }) =>
    listExpiringRows(services.db, scope, {
      ...query,
      place: { ...params, withPot: false },
      now: services.clock.now(),
    }),
  present: presentExpiring,
  columns: [
    ['Member', (row) => row.name],
    ['Services', (row) => row.services.map(({ name }) => name).join(', ')],
    ['Certificate expires', (row) => dayText(row.expires_on)],
    ['Has a licence', (row) => (row.is_renewing ? 'yes' : 'no')],
  ],
});
