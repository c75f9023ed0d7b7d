import type { Answer, Level } from '@doselore/contract';
import { listDelegateLicences, listMemberLicences, listUserLicences } from '@doselore/contract/licences';
import { roomLists } from '../../../../platform/query-client/index.ts';
import type { PersonHere } from '../licence-place.ts';

const licences = roomLists('licences');

export type MemberLicence = Answer<typeof listMemberLicences.group>[number];

/** Licences of a person in the place of the address, with the file `name`. */
export function memberLicencesQuery(level: Level, { userId, place: at }: PersonHere, name: string) {
  const { virtualGroupId, ...place } = at;
  const fileName = `Licences of ${name}`;
  return virtualGroupId === null
    ? licences.sheet(listMemberLicences, fileName)({ level, params: { ...place, userId } })
    : licences.sheet(listDelegateLicences, fileName)({ level, params: { virtualGroupId, userId } });
}

export const userLicencesQuery = (userId: number, name: string) =>
  licences.sheet(listUserLicences, `Licences of ${name}`)({ params: { userId } });
