import { type AnchorParam, notFound } from './anchors.ts';
import { reachesWholeSite, type Scope } from './scope.ts';

declare const checked: unique symbol;

/**
 * Id of a record that the caller of a read may see. The mount makes it of an id in the address, after it has found the
 * record inside the scope, and the session makes it of the signed-in person. A plain number is never one.
 */
export type CheckedId<Kind extends string> = number & { readonly [checked]: Kind };

export type GroupId = CheckedId<'group'>;
export type SubgroupId = CheckedId<'subgroup'>;
export type VirtualGroupId = CheckedId<'virtual group'>;
export type UserId = CheckedId<'user'>;
export type AttemptId = CheckedId<'attempt'>;
export type CertificateId = CheckedId<'certificate'>;
export type NotificationId = CheckedId<'notification'>;
export type ProjectId = CheckedId<'project'>;
export type ProjectRequestId = CheckedId<'project request'>;
export type MultiDayId = CheckedId<'multi day'>;
export type TwoInOneDayId = CheckedId<'two in one day'>;

/**
 * Ids of rows that were found inside a scope, or by the checked id of a place, a person, an attempt, a certificate or a
 * notification.
 */
export type CourseUserId = CheckedId<'course user'>;
export type FixPlanId = CheckedId<'fix plan'>;
export type LicenceId = CheckedId<'licence'>;

type Brands = {
  groupId: GroupId;
  subgroupId: SubgroupId;
  virtualGroupId: VirtualGroupId;
  userId: UserId;
  scoUserId: AttemptId;
  certificateId: CertificateId;
  notificationId: NotificationId;
  projectId: ProjectId;
  projectRequestId: ProjectRequestId;
  multiDayId: MultiDayId;
  twoInOneDayId: TwoInOneDayId;
};

/** Ids of an address that the mount resolves: exactly those of `anchors.ts`. */
type AnchorIds = { [Name in AnchorParam]: Brands[Name] };

/** Parameters of an address as handlers get them: the ids that the mount has resolved are checked. */
export type Checked<P> = unknown extends P
  ? P
  : { [Name in keyof P]: Name extends keyof AnchorIds ? Check<P[Name], AnchorIds[Name]> : P[Name] };
type Check<Value, Id> = Value extends number ? Id : Value;

/** `Place` and `ServicePlace` of the contract, found inside the caller's scope. */
export type CheckedPlace = { groupId: GroupId; subgroupId?: SubgroupId | undefined };
export type CheckedServicePlace = { groupId: GroupId; subgroupId: SubgroupId };

/** Reads that have no caller with a scope. */
type Reason = 'job' | 'task' | 'sign-in' | 'link by email' | 'launch token' | 'operator' | 'demo data' | 'test';

/** Takes an id as checked where no caller has a scope. The reason is for readers of the code. */
export function withoutScope<Kind extends string>(id: number, _reason: Reason): CheckedId<Kind> {
  return id as CheckedId<Kind>;
}

/**
 * Takes the id of a person or an organisation as checked for a caller whose scope is the whole site. Throws 404 for
 * everybody else.
 */
export function checkSiteWide<Kind extends 'user' | 'group'>(scope: Scope, id: number): CheckedId<Kind> {
  if (!reachesWholeSite(scope)) throw notFound();
  return id as CheckedId<Kind>;
}
