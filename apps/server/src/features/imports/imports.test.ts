import { describe, expect, test } from 'vitest';
import { days } from '../../platform/clock/index.ts';
import { runDueJobs } from '../../platform/jobs/index.ts';
import { openImportLists } from '../../test-support/import-lists.ts';
import { buildManager, buildMembership, buildUser } from '../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../test-support/places.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';
import { purgeImports } from './index.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock } = server;
const { groupId, serviceId, adminId, admin, base, log, person, fresh, work, upload, match, rowsOf, head } =
  await openImportLists(server);
const peopleCount = async () => (await server.rows<{ n: number }>('select count(*)::int as n from users'))[0]?.n;

describe('a list of new people', () => {
  test('says that a service is archived before anybody is made who would belong nowhere', async () => {
    const closed = await buildSubgroup(db, { groupId, name: 'Old Bridge', odsCode: 'FA777', isArchived: true });
    const site = await server.as(await buildUser(db, { roles: ['super_admin'] }));
    const at = `/api/admin/groups/${groupId}/subgroups/${closed}/bulk-upload-new-users`;
    const heading = head.slice(0, 3);
    const list = await upload([person(fresh()), person(fresh())], { at, by: site, heading });
    expect(await match(list, site)).toMatchObject({ ready: 0, problem: 2 });
    const [row] = await rowsOf(list, '', site);
    expect(row.problems).toEqual([
      { field: null, message: expect.stringMatching(/is archived: restore it, or upload/u) },
    ]);
    expect((await site.post(`${list}/start`, {})).statusCode).toBe(409);
    const named = await upload([
      person(fresh(), ['', '', '', 'Mill Lane; old bridge']),
      person(fresh(), ['', '', '', 'fa777']),
    ]);
    await match(named);
    const messages = (await rowsOf(named)).map(
      ({ problems: [problem] }: { problems: { message: string }[] }) => problem?.message,
    );
    expect(messages).toEqual([
      'old bridge is archived: restore it, or choose another',
      'fa777 is archived: restore it, or choose another',
    ]);
  });

  test('a service that is archived between the check and the import takes nobody in', async () => {
    const shortLived = await buildSubgroup(db, { groupId, name: 'Short Lived' });
    const at = `/api/grouping-admin/groups/${groupId}/subgroups/${shortLived}/bulk-upload-new-users`;
    const list = await upload([person(fresh())], { at, heading: head.slice(0, 3) });
    expect(await match(list)).toMatchObject({ ready: 1 });
    await admin.post(`${list}/start`, {});
    const before = await peopleCount();
    await server.rows('update subgroups set archived_at = now() where id = $1', [shortLived]);
    await work();
    await server.rows('update subgroups set archived_at = null where id = $1', [shortLived]);
    expect((await admin.get(list)).json().counts).toMatchObject({ done: 0, failed: 1 });
    expect(await peopleCount()).toBe(before);
  });

  test('is checked row by row, and nothing is written to anybody before it is started', async () => {
    const before = await peopleCount();
    const taken = fresh();
    await buildUser(db, { email: taken });
    const [here, left] = [fresh(), fresh()];
    await buildMembership(db, { userId: await buildUser(db, { email: here }), groupId });
    await buildMembership(db, { userId: await buildUser(db, { email: left }), groupId, isArchived: true });
    const twice = fresh();
    const list = await upload([
      person(fresh(), ['dispenser', '2012345', '27/3/2026', 'mill lane; FA123']),
      person('nobody@', ['Wizard', '9', '31-02-2026', 'Nowhere']),
      person(here.toUpperCase()),
      person(taken),
      person(left),
      person(twice),
      ['', '', ''],
      person(twice.toUpperCase()),
    ]);
    expect((await admin.get(list)).json()).toMatchObject({
      state: 'uploaded',
      columns: ['first_name', 'last_name', 'email', 'job_role', 'registration_number', 'started_on', 'services'],
    });
    expect(await match(list)).toMatchObject({ ready: 2, problem: 2, same: 1, elsewhere: 2, done: 0 });
    const [bad, like] = await rowsOf(list, 'problem');
    expect(bad.number).toBe(3);
    expect(bad.problems.map(({ field }: { field: string }) => field).sort()).toEqual([
      'email',
      'job_role',
      'registration_number',
      'services',
      'started_on',
    ]);
    expect(like).toMatchObject({
      number: 9,
      problems: [{ field: 'email', message: 'The same address as row 7, but for capitals' }],
    });
    expect(await peopleCount()).toBe((before ?? 0) + 3);
    expect(await server.rows('select 1 from background_tasks')).toEqual([]);
  });

  test('is mended in place; rows that were like a mended one are judged again', async () => {
    const [one, two] = [fresh(), fresh()];
    const list = await upload([person(one), person(one), person(two, ['Wizard'])]);
    expect(await match(list)).toMatchObject({ ready: 1, problem: 2 });
    const fix = (number: number, values: object) => admin.put(`${list}/rows`, { rows: [{ number, values }] });
    expect((await fix(2, { email: fresh() })).json().counts).toMatchObject({ ready: 2, problem: 1 });
    expect((await fix(4, { job_role: 'Dispenser' })).json().counts).toMatchObject({ ready: 3, problem: 0 });
    expect((await fix(4, { email: one })).json().counts).toMatchObject({ ready: 2, problem: 1 });
    expect((await rowsOf(list, 'problem'))[0].values.email).toBe(one);
  });

  test('is imported in the background; the good rows are not held up by the bad ones', async () => {
    const emails = [fresh(), fresh()] as const;
    const list = await upload([
      person(emails[0], ['Dispenser', '', '', 'FA123']),
      person('nobody@'),
      person(emails[1], ['', '5012345', '01-02-2026']),
    ]);
    await match(list);
    expect((await admin.post(`${list}/start`)).json()).toMatchObject({ state: 'running' });
    expect((await admin.post(`${list}/start`)).statusCode).toBe(409);
    expect((await admin.put(`${list}/rows`, { rows: [{ number: 3, values: { email: fresh() } }] })).statusCode).toBe(
      409,
    );
    await work();
    expect((await admin.get(list)).json()).toMatchObject({ state: 'done', counts: { done: 2, problem: 1, ready: 0 } });
    expect(
      await server.rows(
        `select u.state, u.job_role, u.registration_number, m.started_on::text, n.subgroup_id, o.subject
         from users u join group_members m on m.user_id = u.id and m.group_id = $1
         left join subgroup_members n on n.user_id = u.id join outbox_messages o on o.recipient = u.email
         where u.email = any($2) order by u.job_role nulls last`,
        [groupId, [...emails]],
      ),
    ).toEqual([
      {
        state: 'provisional',
        job_role: 'Dispenser',
        registration_number: null,
        started_on: null,
        subgroup_id: serviceId,
        subject: 'Wharfside Pharmacies invites you to Doselore',
      },
      {
        state: 'provisional',
        job_role: null,
        registration_number: '5012345',
        started_on: '2026-02-01',
        subgroup_id: null,
        subject: 'Wharfside Pharmacies invites you to Doselore',
      },
    ]);
    const [told] = await server.rows<{ body: string; action_url: string }>(
      'select body, action_url from notifications where user_id = $1 order by id desc limit 1',
      [adminId],
    );
    expect(told?.body).toBe('2 members added, 1 not. People.csv');
    expect(told?.action_url).toMatch(new RegExp(`^/group-admin/${groupId}/bulk-upload-new-users/\\d+/result$`, 'u'));
    const csv = (await admin.get(`${list}/failed/csv`)).body;
    expect(csv).toContain('"First name","Surname","E-mail","Role","GPhC","Start date","Branch","Reason"');
    expect(csv).toContain('"Ada","Moss","nobody@"');
    expect(csv.trim().split('\n')).toHaveLength(2);
  });

  test('twice the same changes nothing the second time, and says so', async () => {
    const rows = [person(fresh()), person(fresh())];
    const first = await upload(rows);
    await match(first);
    await admin.post(`${first}/start`);
    await work();
    const before = await peopleCount();
    const second = await upload(rows);
    expect(await match(second)).toMatchObject({ ready: 0, same: 2, problem: 0 });
    const refused = await admin.post(`${second}/start`);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().message).toBe('No row of this list is ready to be imported.');
    expect(await peopleCount()).toBe(before);
  });

  test('two lists with the same people at the same moment add each of them once', async () => {
    const rows = Array.from({ length: 300 }, () => person(fresh()));
    const lists = [await upload(rows), await upload(rows)];
    for (const list of lists) {
      await match(list);
      await admin.post(`${list}/start`);
    }
    await Promise.all([work(), work(), work()]);
    await work();
    const counts = await Promise.all(lists.map(async (list) => (await admin.get(list)).json().counts));
    expect(counts[0].done + counts[1].done).toBe(300);
    const emails = rows.map((row) => row[2]);
    const [made] = await server.rows('select count(*)::int as n from outbox_messages where recipient = any($1)', [
      emails,
    ]);
    expect(made).toEqual({ n: 300 });
  });
});

describe('a list of changes', () => {
  const edits = () => `/api/grouping-admin/groups/${groupId}/bulk-upload-edit-users`;

  test('shows each change before it is made; empty cells leave, CLEAR empties, names stay their owner’s', async () => {
    const [invited, active] = [fresh(), fresh()];
    const invitedId = await buildUser(db, { email: invited, state: 'provisional', firstName: 'Bea' });
    const activeId = await buildUser(db, { email: active, firstName: 'Cal' });
    for (const userId of [invitedId, activeId]) await buildMembership(db, { userId, groupId });
    await server.rows("update users set job_role = 'Dispenser' where id = $1", [activeId]);
    const heading = ['Email', 'First name', 'Job role', 'Payroll number'];
    const list = await upload(
      [
        [invited, 'Bee', '', 'P-1'],
        [active, '', 'clear', ''],
        [fresh(), 'Who', '', ''],
        [active, '', 'Pharmacist', ''],
      ],
      { at: edits(), heading },
    );
    expect(await match(list)).toMatchObject({ ready: 2, problem: 2 });
    const ready = await rowsOf(list, 'ready');
    expect(ready[0].changes).toEqual([
      { field: 'first_name', before: 'Bea', after: 'Bee' },
      { field: 'payroll_number', before: null, after: 'P-1' },
    ]);
    expect(ready[1].changes).toEqual([{ field: 'job_role', before: 'Dispenser', after: null }]);
    await admin.post(`${list}/start`);
    await work();
    expect((await admin.get(list)).json().counts).toMatchObject({ done: 2, problem: 2 });
    expect(
      await server.rows('select first_name, job_role from users where id = any($1) order by id', [
        [invitedId, activeId],
      ]),
    ).toEqual([
      { first_name: 'Bee', job_role: null },
      { first_name: 'Cal', job_role: null },
    ]);
    const theirs = await upload([[active, 'Other', '', '']], { at: edits(), heading });
    expect(await match(theirs)).toMatchObject({ problem: 1 });
    const again = await upload([[invited, 'Bee', '', 'P-1']], { at: edits(), heading });
    expect(await match(again)).toMatchObject({ ready: 0, same: 1 });
  });
});

describe('a list', () => {
  test('is nobody’s but its place’s, its kind’s and the level’s it was uploaded under', async () => {
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

  test('of a service tells a service admin nothing of the rest of the organisation', async () => {
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

  test('that is hostile is refused or harmless', async () => {
    const send = (body: unknown) => admin.post(base, body);
    const many = Array.from({ length: 5_001 }, () => ['a']);
    expect((await send({ file_name: 'x', head: ['a'], rows: many })).statusCode).toBe(422);
    expect((await send({ file_name: 'x', head: ['a'], rows: [['x'.repeat(1_001)]] })).statusCode).toBe(422);
    expect((await send({ file_name: 'x', head: Array(61).fill('a'), rows: [['a']] })).statusCode).toBe(422);
    expect((await send({ file_name: 'x', head: ['a'], rows: [['\u0000']] })).statusCode).toBe(422);
    expect((await send({ file_name: 'x', head: ['a'], rows: [['', ' ']] })).statusCode).toBe(422);
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

  test('is forgotten after thirty days', async () => {
    const list = await upload([person(fresh())]);
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
