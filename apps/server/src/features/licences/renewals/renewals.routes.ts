import { getExpiringPeopleCsv, getExpiryPlanCsv, getPotExpiryPlanCsv } from '@doselore/contract/renewals';
import { type Route, serveList } from '../../../platform/http/index.ts';
import { expiringPeopleList, groupPlanList, potPlanList, subgroupPlanList } from './renewals.lists.ts';

export const renewalRoutes: Route[] = [
  ...serveList(groupPlanList, getExpiryPlanCsv.group),
  ...serveList(subgroupPlanList, getExpiryPlanCsv.subgroup),
  ...serveList(potPlanList, getPotExpiryPlanCsv),
  ...serveList(expiringPeopleList, getExpiringPeopleCsv),
];
