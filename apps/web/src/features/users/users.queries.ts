import type { Body } from '@doselore/contract';
import {
  archiveUser,
  changeUser,
  createUser,
  endUserTwoStep,
  exportSubject,
  getUser,
  getUsersCsv,
  listUsers,
  makeUserLive,
  sendUserLink,
  type TwoStepEnd,
  type UserFilters,
} from '@doselore/contract/users';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callEndpoint, downloadFile, type SheetDownload, sheetOf } from '../../platform/api/index.ts';

const level = 'superAdmin';
type UserChange = Body<typeof changeUser>;
export type NewUserFields = Body<typeof createUser>;

export function usersQuery(filters: UserFilters) {
  return queryOptions({
    queryKey: ['users', 'list', filters],
    queryFn: ({ signal }) => callEndpoint(listUsers, { level, body: filters, signal }),
    placeholderData: keepPreviousData,
  });
}

export function userQuery(userId: number) {
  return queryOptions({
    queryKey: ['users', 'one', userId],
    queryFn: ({ signal }) => callEndpoint(getUser, { level, params: { userId }, signal }),
  });
}

export function downloadUsers(filters: UserFilters): SheetDownload {
  return sheetOf(getUsersCsv, { level, body: filters, fileName: 'Users' });
}

export const sendNewUser = (body: NewUserFields) => callEndpoint(createUser, { level, body });
export const saveUser = (userId: number, body: UserChange) =>
  callEndpoint(changeUser, { level, params: { userId }, body });
export const setUserArchived = (userId: number, archived: boolean) =>
  callEndpoint(archiveUser, { level, params: { userId }, body: { archived } });
export const setUserLive = (userId: number) => callEndpoint(makeUserLive, { level, params: { userId } });
export const sendLink = (userId: number) => callEndpoint(sendUserLink, { level, params: { userId } });
export const downloadSubject = (userId: number): Promise<void> =>
  downloadFile(exportSubject, { level, params: { userId }, body: {}, fileName: `Personal data of user ${userId}.zip` });
export const sendTwoStepEnd = (userId: number, reason: TwoStepEnd) =>
  callEndpoint(endUserTwoStep, { level, params: { userId }, body: { reason } });

export async function refreshUsers(client: QueryClient): Promise<void> {
  await Promise.all(['users', 'members'].map((room) => client.invalidateQueries({ queryKey: [room] })));
}
