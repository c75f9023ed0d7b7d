import { commandOf } from '@doselore/contract';
import { describe, expect, test } from 'vitest';
import { openImportLists } from '../../../../test-support/lists/import-lists.ts';
import { buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';

const server = await openTestApp({ connections: 20 });
const { db } = server;
const { groupId, admin, fresh, work, upload, match, rowsOf } = await openImportLists(server);

describe('lists of changes', () => {
  const edits = () => `/api/grouping-admin/groups/${groupId}/bulk-upload-edit-users`;

  test('shows each change first; an empty cell changes nothing, CLEAR empties, names stay their owner’s', async () => {
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

  const member = async (fields: { role?: string; firstName?: string } = {}) => {
    const email = fresh();
    const userId = await buildUser(db, { email, firstName: fields.firstName ?? 'Dee', lastName: 'Vale' });
    await buildMembership(db, { userId, groupId });
    await server.rows('update users set job_role = $2 where id = $1', [userId, fields.role ?? null]);
    return { userId, email };
  };
  const roleOf = async (userId: number) =>
    (await server.rows<{ job_role: string | null }>('select job_role from users where id = $1', [userId]))[0]?.job_role;
  const setRole = (userId: number, role: string | null) =>
    server.rows('update users set job_role = $2 where id = $1', [userId, role]);

  test('writes only the changes that were shown, and skips a member changed since, with the reason', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => member({ role: 'Dispenser' })));
    const [kept, changed, emptied, sameNow, other, was] = people;
    if (!kept || !changed || !emptied || !sameNow || !other || !was) throw new Error('too few');
    // This member already has the role of the sheet, so that the check shows no change of it.
    await setRole(was.userId, 'Pharmacist');
    const heading = ['Email', 'Job role', 'Payroll number'];
    const cells = people.map(({ email }) => [email, 'Pharmacist', 'P-9']);
    const list = await upload(cells, { at: edits(), heading });
    expect(await match(list)).toMatchObject({ ready: 6 });
    await setRole(changed.userId, 'Medicines counter assistant');
    await setRole(emptied.userId, null);
    await setRole(sameNow.userId, 'Pharmacist');
    await server.rows("update users set registration_number = '2990123' where id = $1", [other.userId]);
    await setRole(was.userId, 'Dispenser');
    await admin.post(`${list}/start`);
    await work();
    expect((await admin.get(list)).json().counts).toMatchObject({ done: 3, failed: 3 });
    expect(await Promise.all(people.map(({ userId }) => roleOf(userId)))).toEqual([
      'Pharmacist',
      'Medicines counter assistant',
      null,
      'Pharmacist',
      'Pharmacist',
      'Dispenser',
    ]);
    const payroll = await server.rows<{ user_id: number; payroll_number: string | null }>(
      'select user_id, payroll_number from group_members where user_id = any($1) order by user_id',
      [people.map(({ userId }) => userId)],
    );
    const paid = new Map(payroll.map((row) => [Number(row.user_id), row.payroll_number]));
    expect(people.map(({ userId }) => paid.get(userId))).toEqual(['P-9', null, null, 'P-9', 'P-9', null]);
    expect((await rowsOf(list, 'failed')).map(({ problems }: { problems: object[] }) => problems)).toEqual([
      [{ field: 'job_role', message: 'Changed since you checked: it is now “Medicines counter assistant”' }],
      [{ field: 'job_role', message: 'Changed since you checked: it is now empty' }],
      [{ field: 'job_role', message: 'Changed since you checked: it is now “Dispenser”' }],
    ]);
    const csv = (await admin.get(`${list}/failed/csv`)).body;
    expect(csv).toContain('Job role: Changed since you checked: it is now empty');
    const again = await upload(cells, { at: edits(), heading });
    expect(await match(again)).toMatchObject({ ready: 3, same: 3 });
  });

  test('never undoes a form that is saved while the list runs', async () => {
    for (let round = 0; round < 3; round += 1) {
      const people = await Promise.all(Array.from({ length: 12 }, () => member({ role: 'Dispenser' })));
      const list = await upload(
        people.map(({ email }) => [email, 'Pharmacist']),
        { at: edits(), heading: ['Email', 'Job role'] },
      );
      expect(await match(list)).toMatchObject({ ready: 12 });
      await admin.post(`${list}/start`);
      const baseValues = { job_role: 'Dispenser', registration_number: null, payroll_number: null, started_on: null };
      const base = `/api/grouping-admin/groups/${groupId}/members`;
      const forms = people.map(async ({ userId, email }) => {
        const body = { ...baseValues, job_role: 'Delivery driver', payroll_number: 'F-1', identity: null };
        const whole = { ...baseValues, first_name: 'Dee', last_name: 'Vale', email };
        return (await admin.put(`${base}/${userId}`, commandOf({ ...body, baseValues: whole }))).statusCode;
      });
      const [codes] = await Promise.all([Promise.all(forms), work()]);
      const roles = await Promise.all(people.map(({ userId }) => roleOf(userId)));
      expect(roles).toEqual(codes.map((code) => (code === 200 ? 'Delivery driver' : 'Pharmacist')));
      const { done, failed } = (await admin.get(list)).json().counts;
      expect([done, failed]).toEqual([
        codes.filter((code) => code === 409).length,
        codes.filter((code) => code === 200).length,
      ]);
    }
  });

  test('finds members by their id, and names rows after the member found, whatever name the sheet has', async () => {
    const { email, userId } = await member({ firstName: 'Edie' });
    const list = await upload(
      [
        [String(userId), 'Dispenser'],
        ['999999999', 'Dispenser'],
      ],
      {
        at: edits(),
        heading: ['ID', 'Job role'],
      },
    );
    await match(list);
    expect((await rowsOf(list, 'ready'))[0].person).toEqual({ name: 'Edie Vale', email });
    expect((await rowsOf(list, 'problem'))[0].person).toBeNull();
  });
});
