import { beforeAll, describe, expect, test } from 'vitest';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import type { Client } from '../../../test-support/test-client.ts';

const server = await openTestApp();
const { db } = server;
let admin: Client;

type Row = { id: number; first_name: string; last_name: string };

const names = ['Ncube', 'ncube', 'Adeyemi', 'Évrard', "O'Neill", 'van Hooft', 'Zhou'];
const size = 5;

beforeAll(async () => {
  admin = await server.as(await buildUser(db, { roles: ['super_admin'] }));
  for (let nth = 0; nth < 23; nth += 1) {
    const id = await buildUser(db, { firstName: `Person ${nth % 4}`, lastName: names[nth % names.length] ?? '' });
    const jobRole = nth % 3 === 0 ? null : `Role ${nth % 2}`;
    await db.updateTable('users').set({ is_demo: true, job_role: jobRole }).where('id', '=', id).execute();
  }
});

const ask = async (filters: object): Promise<{ rows: Row[]; total: number }> =>
  (await admin.post('/api/admin/users', { demo: true, per_page: size, ...filters })).json();
const idsOf = async (filters: object) => (await ask(filters)).rows.map(({ id }) => id);

/** Returns the ids of every page of an order as they follow from the whole list. */
async function pagesOf(sort: string): Promise<number[][]> {
  const all = await idsOf({ sort, per_page: 100 });
  return Array.from({ length: Math.ceil(all.length / size) }, (_none, at) => all.slice(at * size, (at + 1) * size));
}

const sorts = ['', 'name', '-name', 'role', '-role', 'created', '-created'];

describe.each(sorts)('sorted by "%s"', (sort) => {
  test('each page has its part of the list, also when it is read from the end; a page after the last is empty', async () => {
    const pages = await pagesOf(sort);
    expect(pages.flat()).toHaveLength(23);
    for (const [at, page] of pages.entries()) expect(await idsOf({ sort, page: at + 1 })).toEqual(page);
    expect(await idsOf({ sort, page: pages.length + 1 })).toEqual([]);
  });

  test('each page is the same from the first row of every other page', async () => {
    const pages = await pagesOf(sort);
    for (let from = 1; from <= pages.length; from += 1) {
      const [first] = (await ask({ sort, page: from })).rows;
      const near = { page: from, id: first?.id, firstName: first?.first_name, lastName: first?.last_name };
      for (const [at, page] of pages.entries()) expect(await idsOf({ sort, page: at + 1, near })).toEqual(page);
    }
  });
});

test('a search ignores a known row, and has its own pages', async () => {
  const search = { q: 'ncube', per_page: 3 };
  const all = await idsOf({ q: 'ncube', per_page: 100 });
  const near = { page: 1, id: 1, firstName: 'Zoe', lastName: 'Zhou' };
  expect(await idsOf({ ...search, page: 2, near })).toEqual(all.slice(3, 6));
});

test('continues at the place of a known row that was renamed since', async () => {
  const pages = await pagesOf('name');
  const [first] = (await ask({ page: 3 })).rows;
  const near = { page: 3, id: first?.id, firstName: first?.first_name, lastName: first?.last_name };
  const rename = (lastName: string) =>
    db
      .updateTable('users')
      .set({ last_name: lastName })
      .where('id', '=', first?.id ?? 0)
      .execute();
  await rename('Zzz');
  expect(await idsOf({ page: 2, near })).toEqual(pages[1]);
  expect(await idsOf({ page: 3, near })).toEqual([...(pages[2]?.slice(1) ?? []), pages[3]?.[0]]);
  await rename(first?.last_name ?? '');
});

test('refuses a known row without its name', async () => {
  const answer = await admin.post('/api/admin/users', { near: { page: 2, id: 5 } });
  expect(answer.statusCode).toBe(422);
});
