import { type Answer, commandOf } from '@doselore/contract';
import { getUser, getUsersCsv, listUsers, type UserFilters } from '@doselore/contract/users';
import { hashKey, keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { callEndpoint, sheetOf } from '../../../platform/api/index.ts';
import { refreshOf, roomQueries } from '../../../platform/query-client/index.ts';

const users = roomQueries('users');

export const usersQuery = (filters: UserFilters) =>
  users.combined(
    'list',
    filters,
    (target, { signal, client }) =>
      callEndpoint(listUsers, { body: { ...target, near: commandOf(nearestShown(client, target)) }, signal }),
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

export const userQuery = (userId: number) => users.one(getUser, { params: { userId } });

export const downloadUsers = (filters: UserFilters) =>
  sheetOf(getUsersCsv, { body: { ...filters, near: undefined }, fileName: 'Users' });

export const refreshUsers = refreshOf('users', 'members');
