import type { Answer, Level } from '@doselore/contract';
import {
  getDelegateLicencesCsv,
  getMemberLicencesCsv,
  getSubgroupMemberLicencesCsv,
  getUserLicencesCsv,
  listDelegateLicences,
  listMemberLicences,
  listSubgroupMemberLicences,
  listUserLicences,
} from '@doselore/contract/licences';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, downloadFile } from '../../../platform/api/index.ts';
import type { PersonHere } from '../licence-place.ts';

export type MemberLicence = Answer<typeof listMemberLicences>[number];

export function memberLicencesQuery(level: Level, person: PersonHere) {
  const { userId } = person;
  const { groupId, subgroupId, virtualGroupId } = person.place;
  return queryOptions({
    queryKey: ['licences', 'member', level, person],
    queryFn: ({ signal }) => {
      if (virtualGroupId !== null)
        return callEndpoint(listDelegateLicences, { level, params: { virtualGroupId, userId }, signal });
      if (subgroupId !== null)
        return callEndpoint(listSubgroupMemberLicences, { level, params: { groupId, subgroupId, userId }, signal });
      return callEndpoint(listMemberLicences, { level, params: { groupId, userId }, signal });
    },
  });
}

export function downloadMemberLicences(level: Level, { userId, place }: PersonHere, name: string): Promise<void> {
  const { groupId, subgroupId, virtualGroupId } = place;
  const file = { level, fileName: `Licences of ${name}.csv` };
  if (virtualGroupId !== null)
    return downloadFile(getDelegateLicencesCsv, { ...file, params: { virtualGroupId, userId } });
  if (subgroupId !== null)
    return downloadFile(getSubgroupMemberLicencesCsv, { ...file, params: { groupId, subgroupId, userId } });
  return downloadFile(getMemberLicencesCsv, { ...file, params: { groupId, userId } });
}

/** Over all organisations, for site admins. */
export function userLicencesQuery(userId: number) {
  return queryOptions({
    queryKey: ['licences', 'user', userId],
    queryFn: ({ signal }) => callEndpoint(listUserLicences, { level: 'superAdmin', params: { userId }, signal }),
  });
}

export function downloadUserLicences(userId: number, name: string): Promise<void> {
  const file = { level: 'superAdmin', fileName: `Licences of ${name}.csv` } as const;
  return downloadFile(getUserLicencesCsv, { ...file, params: { userId } });
}
