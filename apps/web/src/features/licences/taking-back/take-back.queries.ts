import { type Body, endpointAt, type Level, type Place } from '@doselore/contract';
import {
  deleteLicence,
  previewTakeBack,
  previewVirtualGroupReclaim,
  reclaimVirtualGroupLicences,
  retryLicence,
  takeBackLicences,
} from '@doselore/contract/licences';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from '../../../platform/api/index.ts';
import type { LicencePlace } from '../licence-place.ts';

/**
 * Place that takes licences back. `wholeGroup`: with the rights of the organisation, which may end started licences
 * too.
 */
export type TakingPlace = LicencePlace & { wholeGroup: boolean };
type TakeBack = Body<typeof takeBackLicences.group>;
type One = Body<typeof retryLicence>;

/**
 * Returns the place whose endpoint is called. An organisation may end started licences, a service only unstarted ones.
 */
const rightsAt = ({ wholeGroup, groupId, subgroupId }: TakingPlace): Place =>
  wholeGroup ? { groupId } : { groupId, subgroupId: subgroupId ?? 0 };

/** Preview of taking these licences back now. */
export function takeBackPreviewQuery(level: Level, place: TakingPlace, licenceIds: number[]) {
  const { virtualGroupId, wholeGroup } = place;
  return queryOptions({
    queryKey: ['licences', 'take-back', level, place, licenceIds],
    queryFn: ({ signal }) => {
      const call = { level, body: { licenceIds }, signal };
      if (virtualGroupId !== null && !wholeGroup)
        return callEndpoint(previewVirtualGroupReclaim, { ...call, params: { virtualGroupId } });
      const params = rightsAt(place);
      return callEndpoint(endpointAt(previewTakeBack, params), { ...call, params });
    },
    staleTime: 0,
    gcTime: 0,
  });
}

export function sendTakeBack(level: Level, place: TakingPlace, body: TakeBack) {
  const { virtualGroupId, wholeGroup } = place;
  if (virtualGroupId !== null && !wholeGroup)
    return callEndpoint(reclaimVirtualGroupLicences, { level, params: { virtualGroupId }, body });
  const params = rightsAt(place);
  return callEndpoint(endpointAt(takeBackLicences, params), { level, params, body });
}

export function sendRetry(level: Level, groupId: number, body: One) {
  return callEndpoint(retryLicence, { level, params: { groupId }, body });
}

export function sendDeletion(groupId: number, body: One) {
  return callEndpoint(deleteLicence, { level: 'superAdmin', params: { groupId }, body });
}
