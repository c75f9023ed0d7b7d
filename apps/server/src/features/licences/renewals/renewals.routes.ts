import {
  getExpiringPeopleCsv,
  getExpiryPlanCsv,
  getPotExpiryPlanCsv,
  getTrainingStatus,
  getUserTrainingStatus,
} from '@doselore/contract/renewals';
import { type Route, serve, serveAtPlace, serveList } from '../../../platform/http/index.ts';
import { expiringPeopleList, groupPlanList, potPlanList, subgroupPlanList } from './renewals.lists.ts';
import { showTrainingStatus, showUserTrainingStatus } from './training-status.ts';

export const renewalRoutes: Route[] = [
  ...serveList(groupPlanList, getExpiryPlanCsv.group),
  ...serveList(subgroupPlanList, getExpiryPlanCsv.subgroup),
  ...serveList(potPlanList, getPotExpiryPlanCsv),
  ...serveList(expiringPeopleList, getExpiringPeopleCsv),
  ...serveAtPlace(getTrainingStatus, showTrainingStatus),
  serve(getUserTrainingStatus, showUserTrainingStatus),
];
