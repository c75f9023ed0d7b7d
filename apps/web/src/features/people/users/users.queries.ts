import { type Answer, type Body, commandOf } from '@doselore/contract';
import { archiveUser, previewUserLeaving } from '@doselore/contract/leaving';
import {
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
import { hashKey, keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { callEndpoint, downloadFile, sheetOf } from '../../../platform/api/index.ts';
import { refreshQueries, roomQueries } from '../../../platform/query-client/index.ts';

const level = 'superAdmin';
const users = roomQueries('users');

type UserChange = Body<typeof changeUser>;
export type NewUserFields = Body<typeof createUser>;

export const usersQuery = (filters: UserFilters) =>
  users.combined(
    'list',
    filters,
    (of, { signal, client }) =>
      callEndpoint(listUsers, { level, body: { ...of, near: commandOf(nearestShown(client, of)) }, signal }),
    { placeholderData: keepPreviousData },
  );

/** Returns the first row of the nearest page of this list that is up to date in the browser. */
function nearestShown(client: QueryClient, { page, ...list }: UserFilters): UserFilters['near'] {
  const shown = client.getQueryCache().findAll({ queryKey: users.key('list'), stale: false });
  const near = shown.flatMap(({ queryKey, state: { data } }) => {
    const { page: at, ...others } = queryKey.at(-1) as UserFilters;
    const row = (data as Answer<typeof listUsers> | undefined)?.rows[0];
    if (row === undefined || at === page || hashKey([others]) !== hashKey([list])) return [];
    return { page: at, last_name: row.last_name, first_name: row.first_name, id: row.id };
  });
  return near.sort((a, b) => Math.abs(a.page - page) - Math.abs(b.page - page))[0];
}

export const userQuery = (userId: number) => users.one(getUser, { level, params: { userId } });

export const downloadUsers = (filters: UserFilters) =>
  sheetOf(getUsersCsv, { level, body: { ...filters, near: undefined }, fileName: 'Users' });

export const sendNewUser = (body: NewUserFields) => callEndpoint(createUser, { level, body: commandOf(body) });
export const saveUser = (userId: number, body: UserChange) =>
  callEndpoint(changeUser, { level, params: { userId }, body: commandOf(body) });
export const setUserArchived = (userId: number, archived: boolean) =>
  callEndpoint(archiveUser, { level, params: { userId }, body: { archived } });
/** Returns the endings that archiving this account would cause. */
export const askLeaving = (userId: number) => callEndpoint(previewUserLeaving, { level, params: { userId } });
export const setUserLive = (userId: number) => callEndpoint(makeUserLive, { level, params: { userId } });
export const sendLink = (userId: number) => callEndpoint(sendUserLink, { level, params: { userId } });
export const downloadSubject = (userId: number): Promise<void> =>
  downloadFile(exportSubject, { level, params: { userId }, body: {}, fileName: `Personal data of user ${userId}.zip` });
export const sendTwoStepEnd = (userId: number, reason: TwoStepEnd) =>
  callEndpoint(endUserTwoStep, { level, params: { userId }, body: { reason } });

export const refreshUsers = (client: QueryClient) => refreshQueries(client, 'users', 'members');
