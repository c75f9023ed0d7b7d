import { type Area, useArea } from '../../../platform/area/index.ts';
import type { LicencePlace } from './licence-place.ts';
import type { MemberLicence } from './people/people.queries.ts';
import type { TakingPlace } from './taking-back/take-back.queries.ts';

export type LicenceRights = {
  wholeGroup: boolean;
  mayReclaim: boolean;
  mayRetry: boolean;
  mayDelete: boolean;
  mayRecord: boolean;
};

function rightsOf({ can }: Pick<Area, 'can'>): LicenceRights {
  return {
    wholeGroup: can('licences.takeBack'),
    mayReclaim: can('licences.reclaim'),
    mayRetry: can('licences.retry'),
    mayDelete: can('licences.correct'),
    mayRecord: can('paperCourses.record'),
  };
}

/** Returns what the person may do with issued licences. The server checks again. */
export function useLicenceRights(): LicenceRights {
  return rightsOf(useArea());
}

/**
 * Returns whether the place can take this licence back. A service or virtual group takes back its own, an organisation
 * all.
 */
function isOfPlace(licence: MemberLicence, place: TakingPlace): boolean {
  if (place.wholeGroup) return true;
  if (place.virtualGroupId !== null) return licence.virtual_group_id === place.virtualGroupId;
  return (licence.subgroup_id ?? undefined) === place.subgroupId;
}

export function canTakeBack(licence: MemberLicence, place: LicencePlace, rights: LicenceRights): boolean {
  const { wholeGroup, mayReclaim } = rights;
  if (!mayReclaim || !isOfPlace(licence, { ...place, wholeGroup })) return false;
  return licence.state === 'issued' || (wholeGroup && (licence.state === 'in_progress' || licence.state === 'failed'));
}

export const canRetry = (licence: MemberLicence, { mayRetry }: LicenceRights) => mayRetry && licence.can_retry;

export const canDelete = (licence: MemberLicence, { mayDelete }: LicenceRights) =>
  mayDelete && licence.state === 'issued';

/** Returns whether the licence is of a face-to-face course and waits for the result of an assessor. */
export const canRecord = (licence: MemberLicence, { mayRecord }: LicenceRights) =>
  mayRecord && licence.state === 'issued' && licence.productType === 'abstract_paper_course';
