import { atPlace, csvAtPlace } from '../../at-place.ts';
import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { licenceLevelsSchemas } from './licence-levels.schemas.ts';

/**
 * Lists licence levels: `all-licence-levels` of site admins. With a `groupId`, and for organisation admins,
 * `licence-levels`.
 */
export const listLicenceLevels = endpoint<typeof licenceLevelsSchemas.listLicenceLevels>({
  method: 'GET',
  path: 'licence-levels',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'licences.levels',
});
export const getLicenceLevelsCsv = csvOf(listLicenceLevels);

/** Lists the levels of the services that the caller manages. */
export const listServiceLevels = endpoint<typeof licenceLevelsSchemas.listServiceLevels>({
  method: 'GET',
  path: 'service-licence-levels',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'licences.serviceLevels',
});
export const getServiceLevelsCsv = csvOf(listServiceLevels);

/**
 * Lists the levels of all services in the organisations whose siblings a service admin may view. `besides` is a service
 * to leave out.
 */
export const listSiblingLevels = endpoint<typeof licenceLevelsSchemas.listSiblingLevels>({
  method: 'GET',
  path: 'sibling-licence-levels',
  levels: ['subgroupAdmin'],
  permission: 'licences.siblingLevels',
});
export const getSiblingLevelsCsv = csvOf(listSiblingLevels);

/**
 * Lists expiring certificates against stock. An organisation uses all its seats, a service its own members and its own
 * pool.
 */
export const listExpiryPlan = atPlace<typeof licenceLevelsSchemas.listExpiryPlan>({
  method: 'GET',
  path: 'expiry-plan',
  permission: { group: 'licences.stock', subgroup: 'licences.list' },
});
export const getExpiryPlanCsv = csvAtPlace(listExpiryPlan);

/** Lists the people of one row of the plan, whose ids go into a bulk issue. */
export const listExpiringPeople = atPlace<typeof licenceLevelsSchemas.listExpiringPeople>({
  method: 'GET',
  path: 'expiring-people',
  permission: { group: 'licences.stock', subgroup: 'licences.list' },
});
export const getExpiringPeopleCsv = csvAtPlace(listExpiringPeople);

/** Lists expiring certificates against pool and general pot, for admins who may issue from both. */
export const listPotExpiryPlan = endpoint<typeof licenceLevelsSchemas.listPotExpiryPlan>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/expiry-plan-with-general-pot',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'licences.issueFromPot',
});
export const getPotExpiryPlanCsv = csvOf(listPotExpiryPlan);

/**
 * Lists the level of each product at which stock is low. Null means a tenth of the purchases of 12 months, and at least
 * 5.
 */
export const listLevelSettings = endpoint<typeof licenceLevelsSchemas.listLevelSettings>({
  method: 'GET',
  path: 'licence-level-settings',
  levels: ['superAdmin'],
  permission: 'licences.levelSettings',
});

export const changeLevelSetting = endpoint<typeof licenceLevelsSchemas.changeLevelSetting>({
  method: 'PUT',
  path: 'licence-level-settings',
  levels: ['superAdmin'],
  permission: 'licences.levelSettings',
});

export const getLicenceSettings = endpoint<typeof licenceLevelsSchemas.getLicenceSettings>({
  method: 'GET',
  path: 'licence-settings',
  levels: ['superAdmin'],
  permission: 'licences.levelSettings',
});

export const changeLicenceSettings = endpoint<typeof licenceLevelsSchemas.changeLicenceSettings>({
  method: 'PUT',
  path: 'licence-settings',
  levels: ['superAdmin'],
  permission: 'licences.levelSettings',
});
