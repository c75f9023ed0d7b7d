import {
  anybody,
  anyOrganisationAdmin,
  anyServiceAdmin,
  everyMember,
  ownOrganisation,
  ownRecord,
  ownService,
  ownSession,
  serviceOfOwnOrganisation,
  siteAdmin,
} from './expectations.ts';

/** Callers of most endpoints, by the levels that the endpoints are mounted under. */
export const visitors = { site: anybody };
export const members = { member: everyMember };
export const owners = { member: ownRecord };
export const siteAdmins = { superAdmin: siteAdmin };
export const organisationAdmins = { superAdmin: siteAdmin, groupingAdmin: ownOrganisation };
/** Like `organisationAdmins`, for lists across all places. */
export const listingAdmins = { superAdmin: siteAdmin, groupingAdmin: anyOrganisationAdmin };
/** Like `organisationAdmins`, for an address with a service. */
export const adminsOfOrganisationWithService = { superAdmin: siteAdmin, groupingAdmin: serviceOfOwnOrganisation };
/** Like `listingAdmins`, with admins of services of every level. */
export const listingAdminsOfServices = { ...listingAdmins, subgroupAdmin: anyServiceAdmin('LOW') };
/** Returns admins of a service from this level up, and admins of its organisation. */
export const serviceAdmins = (least: 'LOW' | 'MED' | 'HIGH') => ({
  ...adminsOfOrganisationWithService,
  subgroupAdmin: ownService(least),
});
export const sessionAdmins = { ...organisationAdmins, virtualGroupAdmin: ownSession };
