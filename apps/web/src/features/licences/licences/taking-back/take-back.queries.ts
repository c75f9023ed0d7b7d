import type { Body, Level, Place } from '@doselore/contract';
import {
  previewTakeBack,
  previewVirtualGroupReclaim,
  reclaimVirtualGroupLicences,
  takeBackLicences,
} from '@doselore/contract/licences';
import { callEndpoint } from '../../../../platform/api/index.ts';
import { roomQueries } from '../../../../platform/query-client/index.ts';
import type { LicencePlace } from '../licence-place.ts';

const licences = roomQueries('licences');

/**
 * Place that takes licences back. `wholeGroup`: with the rights of the organisation, which may end started licences
 * too.
 */
export type TakingPlace = LicencePlace & { wholeGroup: boolean };
type TakeBack = Body<typeof takeBackLicences.group>;

/**
 * Returns the place whose endpoint is called. An organisation may end started licences, a service only unstarted ones.
 */
const rightsAt = ({ wholeGroup, groupId, subgroupId }: TakingPlace): Place =>
  wholeGroup ? { groupId } : { groupId, subgroupId: subgroupId ?? 0 };

/** Preview of taking these licences back now. */
export const takeBackPreviewQuery = (level: Level, place: TakingPlace, licenceIds: number[]) =>
  licences.combined(
    'take-back',
    { level, place, licenceIds },
    ({ level: by, place: at, licenceIds: ids }, { signal }) => {
      const call = { level: by, body: { licenceIds: ids }, signal };
      if (at.virtualGroupId !== null && !at.wholeGroup)
        return callEndpoint(previewVirtualGroupReclaim, { ...call, params: { virtualGroupId: at.virtualGroupId } });
      return callEndpoint(previewTakeBack, { ...call, params: rightsAt(at) });
    },
    { staleTime: 0, gcTime: 0 },
  );

export function sendTakeBack(level: Level, place: TakingPlace, body: TakeBack) {
  const { virtualGroupId, wholeGroup } = place;
  if (virtualGroupId !== null && !wholeGroup)
    return callEndpoint(reclaimVirtualGroupLicences, { level, params: { virtualGroupId }, body });
  return callEndpoint(takeBackLicences, { level, params: rightsAt(place), body });
}
