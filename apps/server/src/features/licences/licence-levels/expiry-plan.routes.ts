import { getExpiringPeopleCsv, getExpiryPlanCsv, getPotExpiryPlanCsv } from '@doselore/contract/licence-levels';
import { type Route, serveList } from '../../../platform/http/index.ts';
import { expiringPeopleList, groupPlanList, potPlanList, subgroupPlanList } from './expiry-plan.lists.ts';

export const expiryPlanRoutes: Route[] = [
  ...serveList(groupPlanList, getExpiryPlanCsv.group),
  ...serveList(subgroupPlanList, getExpiryPlanCsv.subgroup),
  ...serveList(potPlanList, getPotExpiryPlanCsv),
  ...serveList(expiringPeopleList, getExpiringPeopleCsv),
];
