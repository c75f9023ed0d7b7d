import { describe, expect, test } from 'vitest';
import { days } from '../../../platform/clock/index.ts';
import { runDueJobs } from '../../../platform/jobs/index.ts';
import { openImportLists } from '../../../test-support/lists/import-lists.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { purgeImports } from './index.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock } = server;
const { groupId, serviceId, adminId, admin, base, log, person, fresh, work, upload, match } =
  await openImportLists(server);

describe('access to lists', () => {
  test('opens a list only at its place, of its kind and under the level that uploaded it', async () => {
    const list = await upload([person(fresh())]);
    const id = list.split('/').at(-1);
    const root = await server.as(await buildUser(db, { roles: ['super_admin'] }));
    const elsewhere = [
      `/api/grouping-admin/groups/${groupId}/bulk-upload-edit-users/${id}`,
      `/api/grouping-admin/groups/${groupId}/subgroups/${serviceId}/bulk-upload-new-users/${id}`,
      `${base}/9999999`,
    ];
    for (const url of elsewhere) expect((await admin.get(url)).statusCode, url).toBe(404);
    expect((await root.get(list.replace('grouping-admin', 'admin'))).statusCode).toBe(404);
    const stranger = await buildUser(db, { roles: ['group_admin'] });
    await buildManager(db, { userId: stranger, groupId: await buildGroup(db) });
    expect((await (await server.as(stranger)).get(list)).statusCode).toBe(404);
  });

  test('a list of a service shows a service admin nothing about the rest of the organisation', async () => {
    const sibling = fresh();
    await buildMembership(db, { userId: await buildUser(db, { email: sibling }), groupId });
    const userId = await buildUser(db, { roles: ['subgroup_admin'] });
    await buildManager(db, { userId, groupId, subgroupId: serviceId });
    const by = await server.as(userId);
    const at = `/api/subgroup-admin/groups/${groupId}/subgroups/${serviceId}/bulk-upload-new-users`;
    const list = await upload([person(sibling), person(fresh(), ['', '', '', 'Elsewhere'])], { at, by });
    expect(await match(list, by)).toMatchObject({ elsewhere: 1, ready: 1 });
    await by.post(`${list}/start`);
    await work();
    const members = await server.rows('select 1 from subgroup_members where subgroup_id = $1', [serviceId]);
    expect(members.length).toBeGreaterThanOrEqual(1);
    expect((await by.get(list)).json().counts).toMatchObject({ done: 1, elsewhere: 1 });
  });

  test('refuses lists beyond the limits, and stores formulas, SQL and markup as harmless text', async () => {
    const send = (body: unknown) => admin.post(base, body);
    const many = Array.from({ length: 5_001 }, () => ['a']);
    expect((await send({ fileName: 'x', head: ['a'], rows: many })).statusCode).toBe(422);
    expect((await send({ fileName: 'x', head: ['a'], rows: [['x'.repeat(1_001)]] })).statusCode).toBe(422);
    expect((await send({ fileName: 'x', head: Array(61).fill('a'), rows: [['a']] })).statusCode).toBe(422);
    expect((await send({ fileName: 'x', head: ['a'], rows: [['\u0000']] })).statusCode).toBe(422);
    expect((await send({ fileName: 'x', head: ['a'], rows: [['', ' ']] })).statusCode).toBe(422);
    expect((await send(`{"rows":["${'x'.repeat(17_000_000)}`)).statusCode).toBe(413);
    const list = await upload([
      ['=1+1', "'; drop table users; --", fresh()],
      ['<b>', 'x', '=cmd()'],
    ]);
    expect(await match(list)).toMatchObject({ ready: 1, problem: 1 });
    expect((await admin.get(`${list}/failed/csv`)).body).toContain(`"'=cmd()"`);
    const { columns } = (await admin.get(list)).json();
    for (const wrong of [columns.slice(1), ['id', ...columns.slice(1)], ['email', ...columns.slice(1)]])
      expect((await admin.put(`${list}/columns`, { columns: wrong })).statusCode).toBe(422);
  });

  test('deletes a list after 30 days', async () => {
    const list = await upload([person(fresh())]);
    await match(list);
    const purge = () => runDueJobs({ db, clock, jobs: [purgeImports(clock)], log });
    clock.advance(days(29));
    await purge();
    expect((await (await server.as(adminId)).get(list)).statusCode).toBe(200);
    clock.advance(days(2));
    await purge();
    expect((await (await server.as(adminId)).get(list)).statusCode).toBe(404);
    expect(await server.rows('select 1 from import_rows')).toEqual([]);
  });
});
