import type { Body, Level } from '@doselore/contract';
import {
  deleteLicence,
  previewSubgroupReclaim,
  previewTakeBack,
  previewVirtualGroupReclaim,
  reclaimSubgroupLicences,
  reclaimVirtualGroupLicences,
  retryLicence,
  takeBackLicences,
} from '@doselore/contract/licences';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import type { LicencePlace } from '../licence-place.ts';

/** `wholeGroup`: with the rights of the organisation, which may end a started licence too. */
export type TakingPlace = LicencePlace & { wholeGroup: boolean };
type TakeBack = Body<typeof takeBackLicences>;
type One = Body<typeof retryLicence>;

/** What would become of these, as things are now. */
export function takeBackPreviewQuery(level: Level, place: TakingPlace, licenceIds: number[]) {
  const { groupId, subgroupId, virtualGroupId } = place;
  return queryOptions({
    queryKey: ['licences', 'take-back', level, place, licenceIds],
    queryFn: ({ signal }) => {
      const call = { level, body: { licenceIds }, signal };
      if (place.wholeGroup) return callEndpoint(previewTakeBack, { ...call, params: { groupId } });
      if (virtualGroupId !== null)
        return callEndpoint(previewVirtualGroupReclaim, { ...call, params: { virtualGroupId } });
      return callEndpoint(previewSubgroupReclaim, { ...call, params: { groupId, subgroupId: subgroupId ?? 0 } });
    },
    staleTime: 0,
    gcTime: 0,
  });
}

export function sendTakeBack(level: Level, place: TakingPlace, body: TakeBack) {
  const { groupId, subgroupId, virtualGroupId } = place;
  if (place.wholeGroup) return callEndpoint(takeBackLicences, { level, params: { groupId }, body });
  if (virtualGroupId !== null)
    return callEndpoint(reclaimVirtualGroupLicences, { level, params: { virtualGroupId }, body });
  return callEndpoint(reclaimSubgroupLicences, { level, params: { groupId, subgroupId: subgroupId ?? 0 }, body });
}

export function sendRetry(level: Level, groupId: number, body: One) {
  return callEndpoint(retryLicence, { level, params: { groupId }, body });
}

export function sendDeletion(groupId: number, body: One) {
  return callEndpoint(deleteLicence, { level: 'superAdmin', params: { groupId }, body });
}
