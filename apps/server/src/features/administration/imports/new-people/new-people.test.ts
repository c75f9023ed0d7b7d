import { describe, expect, test } from 'vitest';
import { openImportLists } from '../../../../test-support/lists/import-lists.ts';
import { buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildSubgroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';

const server = await openTestApp({ connections: 20 });
const { db } = server;
const { groupId, serviceId, adminId, admin, person, fresh, work, upload, match, rowsOf, head } =
  await openImportLists(server);
const peopleCount = async () => (await server.rows<{ n: number }>('select count(*)::int as n from users'))[0]?.n;

describe('lists of new people', () => {
  test('reports an archived service before it creates people without a place', async () => {
    const closed = await buildSubgroup(db, { groupId, name: 'Old Bridge', odsCode: 'FA777', isArchived: true });
    const site = await server.as(await buildUser(db, { roles: ['super_admin'] }));
    const at = `/api/admin/groups/${groupId}/subgroups/${closed}/bulk-upload-new-users`;
    const heading = head.slice(0, 3);
    const refused = await site.post(at, { fileName: 'People.csv', head: heading, rows: [person(fresh())] });
    expect([refused.statusCode, refused.json().message]).toEqual([409, 'This service is archived. Restore it first.']);
    const named = await upload([
      person(fresh(), ['', '', '', 'Mill Lane; old bridge']),
      person(fresh(), ['', '', '', 'fa777']),
    ]);
    await match(named);
    const messages = (await rowsOf(named)).map(
      ({ problems: [problem] }: { problems: { message: string }[] }) => problem?.message,
    );
    expect(messages).toEqual([
      'old bridge is archived. Restore it, or choose another service',
      'fa777 is archived. Restore it, or choose another service',
    ]);
  });

  test('adds nobody to a service that is archived between check and import', async () => {
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

  test('checks row by row, and writes to nobody before the start', async () => {
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
      ['Other', 'Moss', twice.toUpperCase()],
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
      problems: [{ field: 'email', message: 'The same address as row 7, but for capitals, with another name' }],
    });
    expect(await peopleCount()).toBe((before ?? 0) + 3);
    expect(await server.rows('select 1 from background_tasks')).toEqual([]);
  });

  test('fixes rows in place, and checks similar rows again', async () => {
    const [one, two] = [fresh(), fresh()];
    const list = await upload([person(one), person(one), person(two, ['Wizard'])]);
    expect(await match(list)).toMatchObject({ ready: 1, problem: 1, same: 1 });
    const fix = (number: number, values: object) => admin.put(`${list}/rows`, { rows: [{ number, values }] });
    expect((await fix(2, { email: fresh() })).json().counts).toMatchObject({ ready: 2, problem: 1 });
    expect((await fix(4, { job_role: 'Dispenser' })).json().counts).toMatchObject({ ready: 3, problem: 0 });
    expect((await fix(4, { email: one, first_name: 'Bo' })).json().counts).toMatchObject({ ready: 2, problem: 1 });
    expect((await rowsOf(list, 'problem'))[0].values.email).toBe(one);
  });

  test('imports in the background, and bad rows do not delay good ones', async () => {
    const emails = [fresh(), fresh()] as const;
    const list = await upload([
      person(emails[0], ['Dispenser', '', '', 'FA123']),
      person('nobody@'),
      person(emails[1], ['', '5012345', '1 Feb 2026']),
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
    const [notice] = await server.rows<{ body: string; action_url: string }>(
      'select body, action_url from notifications where user_id = $1 order by id desc limit 1',
      [adminId],
    );
    expect(notice?.body).toBe('2 members added, 1 not. People.csv');
    expect(notice?.action_url).toMatch(new RegExp(`^/group-admin/${groupId}/bulk-upload-new-users/\\d+/result$`, 'u'));
    const csv = (await admin.get(`${list}/failed/csv`)).body;
    expect(csv).toContain('"First name","Surname","E-mail","Role","GPhC","Start date","Branch","Reason"');
    expect(csv).toContain('"Ada","Moss","nobody@"');
    expect(csv.trim().split('\n')).toHaveLength(2);
  });

  test('a second list with the same people changes nothing, and says so', async () => {
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

  test('two lists with the same people at the same time add each person once', async () => {
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
