import { setImmediate } from 'node:timers/promises';
import { type CsvEndpoint, csvOf, type Endpoint, type EndpointSchemas, endpoint } from '@doselore/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { type Column, declareList, declareSheet } from '../lists/index.ts';
import type { Call, Route } from './serve.ts';
import { serveList, serveSheet } from './serve-list.ts';

const query = z.object({ q: z.string(), page: z.number(), per_page: z.number() });
const shown = z.object({ name: z.string() });
const answer = z.object({ rows: z.array(shown), total: z.number() });
const figures = answer.extend({ most: z.number() });

type PlainSchemas = { query: typeof query; response: typeof answer };
type PostSchemas = { body: typeof query; response: typeof answer };
type FiguresSchemas = { query: typeof query; response: typeof figures };

function listEndpoint<S extends EndpointSchemas>(path: string, method: 'GET' | 'POST' = 'GET') {
  return endpoint<S>({ method, path, levels: ['superAdmin'], permission: 'venues.read' });
}
const listed = listEndpoint<PlainSchemas>('rooms');
const posted = listEndpoint<PostSchemas>('searched-rooms', 'POST');
const counted = listEndpoint<FiguresSchemas>('counted-rooms');

type Paged = z.output<typeof query>;
const rooms = ['Quay Room', 'Loft', 'Annexe'].map((name, at) => ({ id: at + 1, name }));

/** Returns a page of the rooms as a statement does. */
const readRooms = async ({ page, per_page }: Paged) =>
  rooms.slice((page - 1) * per_page, page * per_page).map((room) => ({ ...room, total: rooms.length }));

type Room = { id: number; name: string; total: number };
const columns: readonly Column<Room>[] = [
  ['Room', (row) => row.name],
  ['ID', (row) => row.id],
];

const roomsList = declareList(listed, {
  name: 'Rooms',
  rows: ({ query }) => readRooms(query),
  present: ({ name }) => ({ name }),
  columns,
});

/** Calls each route with a query and body, and without a person. */
async function callAll(routes: readonly Route[], filter: { query?: Paged; body?: Paged }) {
  const call = {
    ...{ params: {}, query: {}, body: {}, ...filter },
    get actor(): never {
      throw new Error('asked for the person');
    },
  };
  return Promise.all(routes.map(({ handle }) => handle(call as unknown as Call<Endpoint>)));
}

const second = { q: '', page: 2, per_page: 1 };
const sheet = {
  name: 'Rooms',
  head: ['Room', 'ID'],
  rows: [
    ['Quay Room', 1],
    ['Loft', 2],
    ['Annexe', 3],
  ],
};

test('serves one page at the list, and the rows of all pages at its spreadsheet, in the order of the columns', async () => {
  const routes = serveList(roomsList, csvOf(listed));
  expect(routes.map(({ endpoint: { path } }) => path)).toEqual(['rooms', 'rooms/csv']);
  expect(await callAll(routes, { query: second })).toEqual([{ rows: [{ name: 'Loft' }], total: 3 }, { sheet }]);
});

test('finds the pages of a paged POST in its body', async () => {
  const list = declareList(posted, {
    name: 'Rooms',
    rows: ({ body }) => readRooms(body),
    present: ({ name }) => ({ name }),
    columns,
  });
  const csv = csvOf(posted);
  expect(csv.method).toBe('POST');
  expect(await callAll(serveList(list, csv), { body: second })).toEqual([
    { rows: [{ name: 'Loft' }], total: 3 },
    { sheet },
  ]);
});

test('serves both endpoints of two kinds of places, each with its spreadsheet', () => {
  const both = { group: listEndpoint<PlainSchemas>('a'), subgroup: listEndpoint<PlainSchemas>('b') };
  const list = declareList(both, {
    name: 'Rooms',
    rows: ({ query }) => readRooms(query),
    present: ({ name }) => ({ name }),
    columns,
  });
  const routes = serveList(list, { group: csvOf(both.group), subgroup: csvOf(both.subgroup) });
  expect(routes.map(({ endpoint: { path } }) => path)).toEqual(['a', 'b', 'a/csv', 'b/csv']);
});

test('refuses the spreadsheet of another list', () => {
  const other: CsvEndpoint<PlainSchemas> = csvOf(listEndpoint<PlainSchemas>('locations'));
  expect(() => serveList(roomsList, other)).toThrow('locations/csv is the spreadsheet of another list');
  // @ts-expect-error a list with another query does not compile either
  expect(() => serveList(roomsList, csvOf(posted))).toThrow('searched-rooms/csv is the spreadsheet of another list');
});

test('answers more beside the rows of a page, and finds the facts of a call once', async () => {
  let found = 0;
  const list = declareList(counted, {
    facts: () => {
      found += 1;
      return { most: 20 };
    },
    name: ({ facts }) => `Rooms for ${facts.most}`,
    rows: ({ query }) => readRooms(query),
    present: ({ name }, { facts }) => ({ name: `${name} (${facts.most})` }),
    extra: async ({ facts }, rows) => ({ most: facts.most + (await rows).length }),
    columns: ({ query }, rows) => [[`${query.q}${rows.length}`, (row, { facts }) => `${row.name} ${facts.most}`]],
  });
  const [page, file] = await callAll(serveList(list, csvOf(counted)), {
    query: { q: 'Rooms: ', page: 3, per_page: 1 },
  });
  expect(page).toEqual({ rows: [{ name: 'Annexe (20)' }], total: 3, most: 21 });
  expect(file).toEqual({
    sheet: { name: 'Rooms for 20', head: ['Rooms: 3'], rows: [['Quay Room 20'], ['Loft 20'], ['Annexe 20']] },
  });
  expect(found).toBe(2);
});

test('a failure of the rows reaches the caller alone, whether the other facts wait for them or not', async () => {
  const unhandled: unknown[] = [];
  const add = (error: unknown) => unhandled.push(error);
  process.on('unhandledRejection', add);
  const fail = async (): Promise<Room[]> => Promise.reject(new Error('no rows'));
  const failing = (extra: (rows: Promise<readonly unknown[]>) => Promise<{ most: number }>) =>
    serveList(
      declareList(counted, {
        ...{ name: 'Rooms', rows: fail, present: ({ name }: Room) => ({ name }), columns },
        extra: (_call, rows) => extra(rows),
      }),
      csvOf(counted),
    );
  for (const extra of [
    async () => ({ most: 1 }),
    async (rows: Promise<readonly unknown[]>) => ({ most: (await rows).length }),
    () => Promise.reject(new Error('no rows')),
  ])
    await expect(callAll(failing(extra), { query: second })).rejects.toThrow('no rows');
  await setImmediate();
  process.off('unhandledRejection', add);
  expect(unhandled).toEqual([]);
});

test('does not compile without the total of the rows, or without what the endpoint answers beside them', () => {
  const [name, present] = ['Rooms', (row: Room) => ({ name: row.name })];
  const lists = [
    // @ts-expect-error the rows have no total
    declareList(listed, { name, rows: async () => rooms, present, columns: [] }),
    // @ts-expect-error the answer has `most`
    declareList(counted, { name, rows: ({ query }) => readRooms(query), present, columns: [] }),
  ];
  expect(lists).toHaveLength(2);
});

test('answers the total 0 for a page without rows, and a spreadsheet with its head alone', async () => {
  const empty = declareList(listed, {
    name: 'Rooms',
    rows: async (): Promise<Room[]> => [],
    present: ({ name }) => ({ name }),
    columns,
  });
  expect(await callAll(serveList(empty, csvOf(listed)), { query: second })).toEqual([
    { rows: [], total: 0 },
    { sheet: { name: 'Rooms', head: ['Room', 'ID'], rows: [] } },
  ]);
});

test('answers a total that was counted apart, also for a page after the last row', async () => {
  const list = declareList(listed, {
    name: 'Rooms',
    rows: async ({ query: { page, per_page } }) => ({
      rows: rooms.slice((page - 1) * per_page, page * per_page),
      total: rooms.length,
    }),
    present: ({ name }) => ({ name }),
    columns: [['Room', (row) => row.name]],
  });
  const [page, file] = await callAll(serveList(list, csvOf(listed)), { query: { q: '', page: 9, per_page: 1 } });
  expect(page).toEqual({ rows: [], total: 3 });
  expect(file).toEqual({ sheet: { name: 'Rooms', head: ['Room'], rows: [['Quay Room'], ['Loft'], ['Annexe']] } });
});

test('serves a spreadsheet without a list', async () => {
  const alone = declareSheet(listEndpoint<{ response: z.ZodAny }>('failed/csv'), {
    name: 'Failed',
    rows: async () => rooms,
    columns: [['Room', (row) => row.name]],
  });
  const routes = serveSheet(alone);
  expect(routes.map(({ endpoint: { path } }) => path)).toEqual(['failed/csv']);
  expect(await callAll(routes, {})).toEqual([
    { sheet: { name: 'Failed', head: ['Room'], rows: [['Quay Room'], ['Loft'], ['Annexe']] } },
  ]);
});
