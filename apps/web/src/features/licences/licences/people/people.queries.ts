import { type Answer, endpointAt, type Level } from '@doselore/contract';
import {
  getDelegateLicencesCsv,
  getMemberLicencesCsv,
  getUserLicencesCsv,
  listDelegateLicences,
  listMemberLicences,
} from '@doselore/contract/licences';
import { type SheetDownload, sheetOf } from '../../../../platform/api/index.ts';
import { roomQueries } from '../../../../platform/query-client/index.ts';
import type { PersonHere } from '../licence-place.ts';

export const licences = roomQueries('licences');

export type MemberLicence = Answer<typeof listMemberLicences.group>[number];

export function memberLicencesQuery(level: Level, { userId, place: at }: PersonHere) {
  const { virtualGroupId, ...place } = at;
  return virtualGroupId === null
    ? licences.one(listMemberLicences, { level, params: { ...place, userId } })
    : licences.one(listDelegateLicences, { level, params: { virtualGroupId, userId } });
}

export function downloadMemberLicences(level: Level, { userId, place: at }: PersonHere, name: string): SheetDownload {
  const { virtualGroupId, ...place } = at;
  const file = { level, fileName: `Licences of ${name}` };
  if (virtualGroupId !== null) return sheetOf(getDelegateLicencesCsv, { ...file, params: { virtualGroupId, userId } });
  return sheetOf(endpointAt(getMemberLicencesCsv, place), { ...file, params: { ...place, userId } });
}

export function downloadUserLicences(userId: number, name: string): SheetDownload {
  const file = { level: 'superAdmin', fileName: `Licences of ${name}` } as const;
  return sheetOf(getUserLicencesCsv, { ...file, params: { userId } });
}
