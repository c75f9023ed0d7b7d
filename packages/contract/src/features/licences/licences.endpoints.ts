import { atPlace, csvAtPlace } from '../../at-place.ts';
import { csvOf } from '../../csv.ts';
import { endpoint } from '../../endpoint.ts';
import type { licencesSchemas } from './licences.schemas.ts';

const forVirtualGroup = ['superAdmin', 'groupingAdmin', 'virtualGroupAdmin'] as const;

/** Lists issued licences. Those of a service were issued for it, from any source. */
export const listLicences = atPlace<typeof licencesSchemas.listLicences>({
  method: 'GET',
  path: 'issued-licences',
  permission: { group: 'licences.stock', subgroup: 'licences.list' },
});
export const getLicencesCsv = csvAtPlace(listLicences);

/**
 * Lists all licences of a person in the organisation. Service admins see them too, because they must know them before
 * issuing another.
 */
export const listMemberLicences = atPlace<typeof licencesSchemas.listMemberLicences>({
  method: 'GET',
  path: 'members-licences/:userId',
  permission: { group: 'licences.stock', subgroup: 'licences.list' },
});
export const getMemberLicencesCsv = csvAtPlace(listMemberLicences);

/** Lists licences for the course that this virtual group teaches. */
export const listDelegateLicences = endpoint<typeof licencesSchemas.listDelegateLicences>({
  method: 'GET',
  path: 'virtual-groups/:virtualGroupId/members-licences/:userId',
  levels: forVirtualGroup,
  permission: 'licences.list',
});
export const getDelegateLicencesCsv = csvOf(listDelegateLicences);

/** Lists every licence that a person has ever held in any organisation. */
export const listUserLicences = endpoint<typeof licencesSchemas.listUserLicences>({
  method: 'GET',
  path: 'users/:userId/licences',
  levels: ['superAdmin'],
  permission: 'users.read',
});
export const getUserLicencesCsv = csvOf(listUserLicences);
