import { type Area, useArea } from '../../platform/area/index.ts';
import type { LicencePlace } from './licence-place.ts';
import type { MemberLicence } from './people/people.queries.ts';
import type { TakingPlace } from './taking-back/take-back.queries.ts';

export type LicenceRights = { wholeGroup: boolean; mayReclaim: boolean; mayRetry: boolean; mayDelete: boolean };

function rightsOf({ can }: Pick<Area, 'can'>): LicenceRights {
  return {
    wholeGroup: can('licences.takeBack'),
    mayReclaim: can('licences.reclaim'),
    mayRetry: can('licences.retry'),
    mayDelete: can('licences.correct'),
  };
}

/** What this person may do with a licence that was issued already. The server decides again. */
export function useLicenceRights(): LicenceRights {
  return rightsOf(useArea());
}

/** A service or a virtual group takes back what was issued for it, the organisation everything. */
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
