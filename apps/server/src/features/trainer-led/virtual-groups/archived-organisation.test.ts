import { expect, test } from 'vitest';
import { buildCourse } from '../../../test-support/catalogue.factory.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup, buildVirtualGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp();
const { db } = server;

test('only site admins read the courses of an archived organisation, and only under its address', async () => {
  const groupId = await buildGroup(db, { isArchived: true });
  const { productId } = await buildCourse(db);
  const trainerId = await buildUser(db, { roles: ['trainer'] });
  const id = await buildVirtualGroup(db, { groupId, productId, trainerId });
  const [site, trainer] = [
    await server.as(await buildUser(db, { roles: ['super_admin'] })),
    await server.as(trainerId),
  ];
  const listed = async (client: typeof site, path: string) =>
    (await client.get(path)).json().rows.map((row: { id: number }) => row.id);
  expect(await listed(site, `/api/admin/virtual-groups?groupId=${groupId}`)).toEqual([id]);
  expect(await listed(site, '/api/admin/virtual-groups')).toEqual([]);
  expect(await listed(trainer, `/api/virtual-group-admin/virtual-groups?groupId=${groupId}`)).toEqual([]);
  expect((await trainer.get(`/api/virtual-group-admin/virtual-groups/${id}`)).statusCode).toBe(404);
});
