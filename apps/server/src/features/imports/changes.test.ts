import { describe, expect, test } from 'vitest';
import { openImportLists } from '../../test-support/import-lists.ts';
import { buildMembership, buildUser } from '../../test-support/people.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';

const server = await openTestApp({ connections: 20 });
const { db } = server;
const { groupId, admin, fresh, work, upload, match, rowsOf } = await openImportLists(server);

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
