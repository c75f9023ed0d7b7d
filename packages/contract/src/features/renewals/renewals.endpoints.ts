import { atPlace, csvAtPlace } from '../../at-place.ts';
import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { renewalsSchemas } from './renewals.schemas.ts';

/**
 * Lists expiring certificates against stock. An organisation uses all its seats, a service its own members and its own
 * pool.
 */
export const listExpiryPlan = atPlace<typeof renewalsSchemas.listExpiryPlan>({
  method: 'GET',
  path: 'expiry-plan',
  permission: { group: 'licences.stock', subgroup: 'licences.list' },
});
export const getExpiryPlanCsv = csvAtPlace(listExpiryPlan);

/** Lists the people of one row of the plan, whose ids go into a bulk issue. */
export const listExpiringPeople = atPlace<typeof renewalsSchemas.listExpiringPeople>({
  method: 'GET',
  path: 'expiring-people',
  permission: { group: 'licences.stock', subgroup: 'licences.list' },
});
export const getExpiringPeopleCsv = csvAtPlace(listExpiringPeople);

/** Lists expiring certificates against pool and general pot, for admins who may issue from both. */
export const listPotExpiryPlan = endpoint<typeof renewalsSchemas.listPotExpiryPlan>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/expiry-plan-with-general-pot',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'licences.issueFromPot',
});
export const getPotExpiryPlanCsv = csvOf(listPotExpiryPlan);
