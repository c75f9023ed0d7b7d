import { type Answer, endpointAt, type Level } from '@doselore/contract';
import {
  getDelegateLicencesCsv,
  getMemberLicencesCsv,
  getUserLicencesCsv,
  listDelegateLicences,
  listMemberLicences,
  listUserLicences,
} from '@doselore/contract/licences';
import { queryOptions } from '@tanstack/react-query';
import { callEndpoint, type SheetDownload, sheetOf } from '../../../platform/api/index.ts';
import type { PersonHere } from '../licence-place.ts';

export type MemberLicence = Answer<typeof listMemberLicences.group>[number];

export function memberLicencesQuery(level: Level, person: PersonHere) {
  const { userId } = person;
  const { virtualGroupId, ...place } = person.place;
  return queryOptions({
    queryKey: ['licences', 'member', level, person],
    queryFn: ({ signal }) => {
      if (virtualGroupId !== null)
        return callEndpoint(listDelegateLicences, { level, params: { virtualGroupId, userId }, signal });
      return callEndpoint(endpointAt(listMemberLicences, place), { level, params: { ...place, userId }, signal });
    },
  });
}

export function downloadMemberLicences(level: Level, { userId, place: at }: PersonHere, name: string): SheetDownload {
  const { virtualGroupId, ...place } = at;
  const file = { level, fileName: `Licences of ${name}` };
  if (virtualGroupId !== null) return sheetOf(getDelegateLicencesCsv, { ...file, params: { virtualGroupId, userId } });
  return sheetOf(endpointAt(getMemberLicencesCsv, place), { ...file, params: { ...place, userId } });
}

/** Licences of a person in all organisations, for site admins. */
export function userLicencesQuery(userId: number) {
  return queryOptions({
    queryKey: ['licences', 'user', userId],
    queryFn: ({ signal }) => callEndpoint(listUserLicences, { level: 'superAdmin', params: { userId }, signal }),
  });
}

export function downloadUserLicences(userId: number, name: string): SheetDownload {
  const file = { level: 'superAdmin', fileName: `Licences of ${name}` } as const;
  return sheetOf(getUserLicencesCsv, { ...file, params: { userId } });
}
