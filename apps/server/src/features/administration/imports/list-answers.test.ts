import { describe, expect, test } from 'vitest';
import { openImportLists } from '../../../test-support/lists/import-lists.ts';
import { buildManager, buildMembership, buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp({ connections: 20 });
const { db } = server;
const { groupId, serviceId, admin, person, fresh, work, upload, match, rowsOf } = await openImportLists(server);
const answer = (list: string, body: object, by = admin) => by.put(`${list}/answers`, body);
const questionsOf = async (list: string, by = admin) => (await by.get(list)).json().questions;
const storedStart = (email: string | undefined) =>
  server.rows('select m.started_on::text from group_members m join users u on u.id = m.user_id where u.email = $1', [
    email,
  ]);

describe('questions about a whole list', () => {
  test('asks once for the order of day and month, with the usual one chosen, and imports the days accordingly', async () => {
    const emails = [fresh(), fresh()];
    const list = await upload(emails.map((email, place) => person(email, ['', '', `0${place + 2}/04/2026`])));
    expect(await match(list)).toMatchObject({ ready: 2, problem: 0 });
    expect((await questionsOf(list)).days).toEqual({
      example: '02/04/2026',
      dmy: '2026-04-02',
      mdy: '2026-02-04',
      rows: 2,
      order: 'dmy',
      against: 0,
    });
    expect((await answer(list, { dayOrder: 'mdy' })).json()).toMatchObject({ counts: { ready: 2, problem: 0 } });
    expect((await answer(list, { dayOrder: 'dmy' })).json().questions.days.order).toBe('dmy');
    await admin.post(`${list}/start`);
    await work();
    expect(await storedStart(emails[1])).toEqual([{ started_on: '2026-04-03' }]);
  });

  test('reads the order from days that have one meaning, and from no other list', async () => {
    const days = ['02/04/2026', '4/27/2026', '4/28/2026'];
    const list = await upload(days.map((day) => person(fresh(), ['', '', day])));
    expect(await match(list)).toMatchObject({ ready: 3 });
    expect((await questionsOf(list)).days).toMatchObject({ order: 'mdy', rows: 1, against: 0 });
    const next = await upload([person(fresh(), ['', '', '02/04/2026'])]);
    expect(await match(next)).toMatchObject({ ready: 1 });
    expect((await questionsOf(next)).days).toMatchObject({ order: 'dmy' });
  });

  test('points out a single day with the month first, and turns no other day', async () => {
    const days = ['02/04/2026', '27/03/2026', '4/27/2026'];
    const emails = days.map(() => fresh());
    const list = await upload(emails.map((email, place) => person(email, ['', '', days[place] ?? ''])));
    expect(await match(list)).toMatchObject({ ready: 3 });
    expect((await questionsOf(list)).days).toMatchObject({ order: 'dmy', rows: 1, against: 1 });
    expect((await rowsOf(list)).map(({ problems }: { problems: unknown[] }) => problems)).toEqual([
      [],
      [],
      [{ field: null, message: 'Started on: “4/27/2026” has the month first, and is read as 27-04-2026' }],
    ]);
    await admin.post(`${list}/start`);
    await work();
    expect(await Promise.all(emails.map(storedStart))).toEqual([
      [{ started_on: '2026-04-02' }],
      [{ started_on: '2026-03-27' }],
      [{ started_on: '2026-04-27' }],
    ]);
  });

  test('matches an unknown word once for all rows, remembers it for the organisation, and records who did', async () => {
    const rows = () => [
      person(fresh(), ['Disp', '', '', 'Mill Ln']),
      person(fresh(), ['disp.', '', '', 'mill ln / FA123']),
    ];
    const list = await upload(rows());
    expect(await match(list)).toMatchObject({ ready: 0, problem: 2 });
    const { words } = await questionsOf(list);
    expect(words).toEqual([
      { field: 'job_role', written: 'Disp', rows: 2, meaning: null },
      { field: 'services', written: 'Mill Ln', rows: 2, meaning: null },
    ]);
    const given = [
      { field: 'job_role', written: 'DISP', meaning: 'Dispenser' },
      { field: 'services', written: 'Mill Ln', meaning: String(serviceId) },
    ];
    expect((await answer(list, { words: given })).json().counts).toMatchObject({ ready: 2, problem: 0 });
    const next = await upload(rows());
    expect(await match(next)).toMatchObject({ ready: 2 });
    expect((await questionsOf(next)).words.map(({ meaning }: { meaning: string }) => meaning)).toEqual([
      'Dispenser',
      String(serviceId),
    ]);
    const audits = await server.rows(`select detail from audit_events where action = 'imports.matchWords'`);
    expect(audits).toEqual([{ detail: { words: 2 } }]);
    const other = await openImportLists(server);
    const elsewhere = await other.upload([other.person(fresh(), ['Disp'])]);
    expect(await other.match(elsewhere, other.admin)).toMatchObject({ problem: 1 });
  });

  test('refuses meanings that do not exist, also services of another organisation', async () => {
    const other = await openImportLists(server);
    const list = await upload([person(fresh(), ['Wizard', '', '', 'Nowhere'])]);
    expect((await answer(list, { dayOrder: 'dmy' })).statusCode).toBe(409);
    await match(list);
    for (const [field, meaning] of [
      ['job_role', 'Wizard'],
      ['services', String(other.serviceId)],
      ['services', 'x'],
      ['invited', 'perhaps'],
    ])
      expect((await answer(list, { words: [{ field, written: 'Nowhere', meaning }] })).statusCode, meaning).toBe(422);
    expect((await answer(list, { dayOrder: 'ymd' })).statusCode).toBe(422);
  });

  test('leaves out people who are marked as gone, totals and repeated headings, each with its reason', async () => {
    const heading = ['First name', 'Surname', 'Email', 'Current employee'];
    const [gone, doubt] = [fresh(), fresh()];
    const list = await upload(
      [
        ['Ada', 'Moss', fresh(), 'Y'],
        ['Bo', 'Moss', gone, 'No'],
        ['Cy', 'Moss', doubt, 'on leave'],
        heading,
        ['Total', '3', '', ''],
      ],
      { heading },
    );
    expect(await match(list)).toMatchObject({ ready: 1, problem: 1, skipped: 3 });
    const reasons = (await rowsOf(list, 'skipped')).map(
      ({ problems: [problem] }: { problems: { message: string }[] }) => problem?.message,
    );
    expect(reasons).toEqual(['Marked “No”', 'Repeated headings', 'Total or note']);
    const words = [{ field: 'invited', written: 'on leave', meaning: 'yes' }];
    expect((await answer(list, { words })).json().counts).toMatchObject({ ready: 2, skipped: 3 });
  });
});

describe('headings of a list', () => {
  test('are found below titles, and can be chosen', async () => {
    const email = fresh();
    const list = await upload([[], ['Name', 'Email'], ['Lee, Jo', email]], { heading: ['Staff list of Wharfside'] });
    expect((await admin.get(list)).json()).toMatchObject({ head_row: 3, head: ['Name', 'Email'], total: 1 });
    expect(await match(list)).toMatchObject({ ready: 1 });
    const chosen = (await admin.put(`${list}/heading`, { row: 1 })).json();
    expect(chosen).toMatchObject({ head_row: 1, state: 'uploaded', total: 2, columns: [null, null] });
    expect((await admin.put(`${list}/heading`, { row: 4 })).statusCode).toBe(422);
    expect((await admin.put(`${list}/heading`, { row: 2 })).statusCode).toBe(422);
    await admin.put(`${list}/heading`, { row: 3 });
    expect(await match(list)).toMatchObject({ ready: 1 });
    expect((await rowsOf(list))[0].number).toBe(4);
  });
});

test('refuses start dates before 1950 and after next year', async () => {
  const next = server.clock.now().getUTCFullYear() + 1;
  const days = ['31 Dec 1949', '1 Jan 1950', `31 Dec ${next}`, `1 Jan ${next + 1}`, '10000'];
  const list = await upload(days.map((day) => person(fresh(), ['', '', day])));
  expect(await match(list)).toMatchObject({ ready: 2, problem: 3 });
  const [first] = await rowsOf(list, 'problem');
  expect(first.problems[0].message).toBe(`Enter a day from 01-01-1950 to 31-12-${next}`);
});

describe('people with an account elsewhere', () => {
  test('are added by site admins only, keep their identity, and get no invitation', async () => {
    const email = fresh();
    const userId = await buildUser(db, { email });
    const row = person(email, ['Dispenser', '', '3 Apr 2026', 'Mill Lane']);
    const own = await upload([row]);
    expect(await match(own)).toMatchObject({ elsewhere: 1 });
    expect((await questionsOf(own)).existing).toBeNull();
    expect((await answer(own, { addExisting: true })).statusCode).toBe(403);

    const site = await server.as(await buildUser(db, { roles: ['super_admin'] }));
    const at = `/api/admin/groups/${groupId}/bulk-upload-new-users`;
    const list = await upload([row], { at, by: site });
    expect(await match(list, site)).toMatchObject({ elsewhere: 1, ready: 0 });
    expect((await questionsOf(list, site)).existing).toEqual({ people: 1, added: false });
    expect((await answer(list, { addExisting: true }, site)).json().counts).toMatchObject({ elsewhere: 0, ready: 1 });
    await site.post(`${list}/start`);
    await work();
    expect((await site.get(list)).json().counts).toMatchObject({ done: 1, failed: 0 });
    expect(
      await server.rows(
        `select u.first_name, u.job_role, m.started_on::text, n.subgroup_id from users u
         join group_members m on m.user_id = u.id and m.group_id = $2
         join subgroup_members n on n.user_id = u.id where u.id = $1`,
        [userId, groupId],
      ),
    ).toEqual([expect.objectContaining({ job_role: null, started_on: '2026-04-03', subgroup_id: serviceId })]);
    expect(await server.rows('select 1 from outbox_messages where recipient = $1', [email])).toEqual([]);
  });

  test('names no services of the organisation to a service admin', async () => {
    const userId = await buildUser(db, { roles: ['subgroup_admin'] });
    await buildMembership(db, { userId, groupId, subgroupId: serviceId });
    await buildManager(db, { userId, groupId, subgroupId: serviceId });
    const by = await server.as(userId);
    const at = `/api/subgroup-admin/groups/${groupId}/subgroups/${serviceId}/bulk-upload-new-users`;
    const list = await upload([person(fresh(), ['Wizard'])], { at, by });
    await match(list, by);
    expect(await questionsOf(list, by)).toMatchObject({ services: [], existing: null, words: [{ written: 'Wizard' }] });
  });
});
