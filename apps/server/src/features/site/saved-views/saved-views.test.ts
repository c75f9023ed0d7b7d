import { savedViewsMax } from '@doselore/contract/saved-views';
import { expect, test } from 'vitest';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();
const { db } = server;
const superAdmin = await server.as(await buildUser(db, { roles: ['super_admin'] }));
const page = '/group-admin/1/members';
const at = '/api/mixed-admin/report-views';
const address = `${at}?page=${encodeURIComponent(page)}`;

test('a view belongs to its owner and to one list, and the same name replaces it', async () => {
  const admin = await server.as(await buildUser(db, { roles: ['group_admin'] }));
  const first = (await admin.post(at, { page, name: 'Dispensers', search: 'role=Dispenser' })).json();
  await admin.post(at, { page: '/group-admin/2/members', name: 'Dispensers', search: '' });
  const second = (await admin.post(at, { page, name: 'dispensers', search: 'role=Dispenser&sort=-name' })).json();
  expect((await admin.get(address)).json()).toEqual([
    { id: second.id, name: 'dispensers', search: 'role=Dispenser&sort=-name' },
  ]);
  expect(first.id).not.toBe(second.id);
  // A view is private, also towards a site admin.
  expect((await superAdmin.get(address)).json()).toEqual([]);
  expect((await superAdmin.send('DELETE', `${at}/${second.id}`)).statusCode).toBe(404);
  expect((await admin.send('DELETE', `${at}/${second.id}`)).statusCode).toBe(200);
  expect((await admin.get(address)).json()).toEqual([]);
});

test('at the limit of saved views a person can only replace one', async () => {
  const admin = await server.as(await buildUser(db, { roles: ['trainer'] }));
  const save = (name: string) => admin.post(at, { page, name, search: '' });
  for (let nth = 0; nth < savedViewsMax; nth += 1) expect((await save(`View ${nth}`)).statusCode).toBe(200);
  expect((await save('One more')).statusCode).toBe(409);
  expect((await save('View 0')).statusCode).toBe(200);
});

test.each([
  [{ page: 'https://elsewhere.example', name: 'x', search: '' }],
  [{ page, name: ' ', search: '' }],
  [{ page, name: 'x'.repeat(61), search: '' }],
  [{ page, name: 'x', search: 'q'.repeat(1_001) }],
])(
  'refuses a view of an unknown page, without a name, or with a name or search that is too long (%#)',
  async (body) => {
    expect((await superAdmin.post(at, body)).statusCode).toBe(422);
  },
);
