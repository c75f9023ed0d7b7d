export type { Actor } from './actor.ts';
export { admit } from './admit.ts';
export { anchorIds, notFound, resolveAnchors } from './anchors.ts';
export {
  type AttemptId,
  type CertificateId,
  type Checked,
  type CheckedId,
  type CheckedPlace,
  type CheckedServicePlace,
  type CourseUserId,
  checkSiteWide,
  type FixPlanId,
  type GroupId,
  type LicenceId,
  type MultiDayId,
  type NotificationId,
  type ProjectId,
  type ProjectRequestId,
  type SubgroupId,
  type TwoInOneDayId,
  type UserId,
  type VirtualGroupId,
  withoutScope,
} from './checked-ids.ts';
export { roleAtServiceLevel, rolesUnder, scopeFor } from './policy.ts';
export { findPrincipal, findPrincipalBySession, isAdmin, type Principal, type SessionFound } from './principal.ts';
export { isInScope, reachesWholeSite, refuseArchived, type Scope, scopeWhere } from './scope.ts';
