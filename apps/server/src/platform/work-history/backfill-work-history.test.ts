import { expect, test } from 'vitest';
import { buildMembership, buildUser } from '../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../test-support/places.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';
import { daysOf, openFacts, presentFacts } from '../../test-support/work-history.ts';
import { withoutScope } from '../access/index.ts';
import { recordAudit } from '../audit/index.ts';
import { inTransaction } from '../db/index.ts';
import { backfillWorkHistory } from './backfill-work-history.repository.ts';

const server = await openTestApp();
const { db, clock } = server;
const actor = { id: await buildUser(db, { roles: ['super_admin'] }), level: 'superAdmin' } as const;

test('works out days of older members from the membership and the audit trail', async () => {
  const groupId = await buildGroup(db);
  const subgroupId = await buildSubgroup(db, { groupId });
  const [member, leaver, elsewhere] = [await buildUser(db), await buildUser(db), await buildUser(db)];
  await buildMembership(db, { userId: member, groupId, subgroupId });
  await buildMembership(db, { userId: leaver, groupId, subgroupId, isArchived: true });
  await buildMembership(db, { userId: elsewhere, groupId: await buildGroup(db) });
  await server.rows('delete from standing_spans');
  await server.rows(`update group_members set joined_at = '2025-01-10T09:00Z' where group_id = $1`, [groupId]);
  await server.rows(`update group_members set archived_at = '2025-06-01T09:00Z' where user_id = $1`, [leaver]);
  await server.rows(`update users set job_role = 'Pharmacist', registration_number = '2990004' where id = $1`, [
    member,
  ]);
  const record = async (at: string, action: string, changes: Record<string, [string | null, string | null]> = {}) => {
    await inTransaction(db, (tx) =>
      recordAudit(tx, actor, {
        action: action as 'members.change',
        subject: `user ${member}`,
        groupId: withoutScope<'group'>(groupId, 'test'),
        personal: { userId: member, changes },
      }),
    );
    await server.rows('update audit_events set at = $1 where id = (select max(id) from audit_events)', [at]);
  };
  await record('2025-03-01T09:00Z', 'members.archive');
  await record('2025-04-01T09:00Z', 'members.restore');
  await record('2025-05-01T09:00Z', 'members.change', { job_role: ['Dispenser', 'Foundation trainee'] });
  await record('2025-07-01T09:00Z', 'members.change', { job_role: ['Foundation trainee', 'Pharmacist'] });
  await backfillWorkHistory(db, { knownAt: clock.now(), groupId });
  expect(await daysOf(server, member)).toEqual([
    { what: 'member', place: null, value: null, from: '2025-01-10', until: '2025-03-01' },
    { what: 'member', place: null, value: null, from: '2025-04-01', until: null },
    { what: 'registration', place: null, value: '2990004', from: '2025-01-10', until: '2025-03-01' },
    { what: 'registration', place: null, value: '2990004', from: '2025-04-01', until: null },
    { what: 'role', place: null, value: 'Dispenser', from: '2025-01-10', until: '2025-03-01' },
    { what: 'role', place: null, value: 'Dispenser', from: '2025-04-01', until: '2025-05-01' },
    { what: 'role', place: null, value: 'Foundation trainee', from: '2025-05-01', until: '2025-07-01' },
    { what: 'role', place: null, value: 'Pharmacist', from: '2025-07-01', until: null },
    { what: 'service', place: subgroupId, value: null, from: '2025-01-10', until: '2025-03-01' },
    { what: 'service', place: subgroupId, value: null, from: '2025-04-01', until: null },
  ]);
  expect(await daysOf(server, leaver)).toEqual([
    { what: 'member', place: null, value: null, from: '2025-01-10', until: '2025-06-01' },
    { what: 'service', place: subgroupId, value: null, from: '2025-01-10', until: '2025-06-01' },
  ]);
  expect(await daysOf(server, elsewhere)).toEqual([]);
  const people = [member, leaver];
  expect(await openFacts(server, people)).toEqual(await presentFacts(server, people));
  // A second time changes nothing.
  await backfillWorkHistory(db, { knownAt: clock.now() });
  expect(await daysOf(server, member)).toHaveLength(10);
});
