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
