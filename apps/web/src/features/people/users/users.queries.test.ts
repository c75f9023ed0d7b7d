import type { UserFilters } from '@doselore/contract/users';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient, refreshQueries } from '../../../platform/query-client/index.ts';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { usersQuery } from './users.queries.ts';

afterEach(() => vi.unstubAllGlobals());

const filters = (change: Partial<UserFilters>): UserFilters => ({
  q: '',
  page: 1,
  per_page: 20,
  sort: 'name',
  demo: false,
  state: '',
  role: '',
  ...change,
});

/** Reads pages one after the other. Returns the row near which the server was asked to read each. */
async function readPages(changes: Partial<UserFilters>[], { outdated = false } = {}) {
  const requests = standInForFetch(({ body }) => {
    if (body === undefined) return {};
    const { page } = body as UserFilters;
    return { body: { rows: [{ id: page * 20, first_name: 'Ada', last_name: `Byron ${page}` }], total: 2_000 } };
  });
  const client = createQueryClient();
  for (const change of changes) {
    if (outdated) await refreshQueries(client, 'users');
    await client.fetchQuery(usersQuery(filters(change)));
  }
  return requests.filter(({ body }) => body !== undefined).map(({ body }) => (body as UserFilters).near);
}

const rowOf = (page: number) => ({ page, id: page * 20, firstName: 'Ada', lastName: `Byron ${page}` });

test('sends the number of rows under the name of the specification', async () => {
  const requests = standInForFetch(() => ({ body: { rows: [], total: 0 } }));
  await createQueryClient().fetchQuery(usersQuery(filters({ per_page: 50 })));
  expect(requests.map(({ body }) => body).filter(Boolean)).toMatchObject([{ per_page: 50, q: '', page: 1 }]);
});

test('asks for a page near the nearest one that is shown already', async () => {
  expect(await readPages([{ page: 50 }, { page: 51 }, { page: 60 }, { page: 52 }])).toEqual([
    undefined,
    rowOf(50),
    rowOf(51),
    rowOf(51),
  ]);
});

test.each<[string, Partial<UserFilters>]>([
  ['another order', { sort: '-name' }],
  ['another filter', { role: 'trainer' }],
  ['another number of rows', { per_page: 50 }],
])('does not ask near a page of %s', async (_name, change) => {
  expect(await readPages([{ page: 50 }, { page: 51, ...change }])).toEqual([undefined, undefined]);
});

test('does not ask near a page that a change has made out of date', async () => {
  expect(await readPages([{ page: 50 }, { page: 51 }], { outdated: true })).toEqual([undefined, undefined]);
});
