import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { licenceLevelsSchemas } from './licence-levels.schemas.ts';

/** `all-licence-levels` of site admins; with a `groupId`, and for organisation admins, `licence-levels`. */
export const listLicenceLevels = endpoint<typeof licenceLevelsSchemas.listLicenceLevels>({
  method: 'GET',
  path: 'licence-levels',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'licences.levels',
});
export const getLicenceLevelsCsv = csvOf(listLicenceLevels);

/** Of the services that somebody manages. */
export const listServiceLevels = endpoint<typeof licenceLevelsSchemas.listServiceLevels>({
  method: 'GET',
  path: 'service-licence-levels',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'licences.serviceLevels',
});
export const getServiceLevelsCsv = csvOf(listServiceLevels);

/** Of all services of the organisations in which a service admin may view siblings; `besides`: all but this one. */
export const listSiblingLevels = endpoint<typeof licenceLevelsSchemas.listSiblingLevels>({
  method: 'GET',
  path: 'sibling-licence-levels',
  levels: ['subgroupAdmin'],
  permission: 'licences.siblingLevels',
});
export const getSiblingLevelsCsv = csvOf(listSiblingLevels);

export const listExpiryPlan = endpoint<typeof licenceLevelsSchemas.listExpiryPlan>({
  method: 'GET',
  path: 'groups/:groupId/expiry-plan',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'licences.stock',
});
export const getExpiryPlanCsv = csvOf(listExpiryPlan);

/** Who these are: their ids go into a bulk issue. */
export const listExpiringPeople = endpoint<typeof licenceLevelsSchemas.listExpiringPeople>({
  method: 'GET',
  path: 'groups/:groupId/expiring-people',
  levels: ['superAdmin', 'groupingAdmin'],
  permission: 'licences.stock',
});
export const getExpiringPeopleCsv = csvOf(listExpiringPeople);

/** Of a service's own members, against its own pool. */
export const listSubgroupExpiryPlan = endpoint<typeof licenceLevelsSchemas.listSubgroupExpiryPlan>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/expiry-plan',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'licences.list',
});
export const getSubgroupExpiryPlanCsv = csvOf(listSubgroupExpiryPlan);

/** The same against pool and general pot, for those who may issue from both. */
export const listPotExpiryPlan = endpoint<typeof licenceLevelsSchemas.listPotExpiryPlan>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/expiry-plan-with-general-pot',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'licences.issueFromPot',
});
export const getPotExpiryPlanCsv = csvOf(listPotExpiryPlan);

export const listSubgroupExpiringPeople = endpoint<typeof licenceLevelsSchemas.listSubgroupExpiringPeople>({
  method: 'GET',
  path: 'groups/:groupId/subgroups/:subgroupId/expiring-people',
  levels: ['superAdmin', 'groupingAdmin', 'subgroupAdmin'],
  permission: 'licences.list',
});
export const getSubgroupExpiringPeopleCsv = csvOf(listSubgroupExpiringPeople);

/** The level of each product at which stock is low. Null: a tenth of what was bought in 12 months, at least 5. */
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

/** The last one; null before the first. */
export const getLedgerCheck = endpoint<typeof licenceLevelsSchemas.getLedgerCheck>({
  method: 'GET',
  path: 'ledger-check',
  levels: ['superAdmin'],
  permission: 'licences.verify',
});

export const runLedgerCheck = endpoint<typeof licenceLevelsSchemas.runLedgerCheck>({
  method: 'POST',
  path: 'ledger-check',
  levels: ['superAdmin'],
  permission: 'licences.verify',
});
