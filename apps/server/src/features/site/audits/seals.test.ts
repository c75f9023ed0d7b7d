import { beforeEach, expect, test } from 'vitest';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { erasePerson } from '../../administration/personal-data/index.ts';
import { sealAudits, verifyAudits } from './index.ts';

const server = await openTestApp();
const { db, clock } = server;
const userId = await buildUser(db);
const groupIds = [await buildGroup(db), await buildGroup(db)];
const actor = { id: userId, level: 'superAdmin' } as const;

const seal = () => inTransaction(db, sealAudits);
const verify = async () => (await verifyAudits(db, clock)).fault;

/** Writes thirty rows: ten for each organisation and ten without one. Returns their ids. */
async function write(): Promise<number[]> {
  for (let nth = 0; nth < 30; nth += 1)
    await recordAudit(db, actor, {
      action: 'members.change',
      subject: `user ${userId}`,
      groupId: groupIds[nth % 3] ?? null,
      detail: { nth },
      changes: { name: ['é', null], zeta: [1, true] },
      personal: { userId, changes: { first_name: ['A', `B${nth}`] } },
    });
  return (await server.rows<{ id: number }>('select id from audit_events order by id')).map(({ id }) => id);
}

beforeEach(async () => {
  await server.rows('delete from audit_events');
  await server.rows('delete from audit_seals');
  await server.rows('delete from audit_heads');
  await server.rows('update audit_sealing set settled_id = 0');
});

test('each organisation has its own chain, and rows without an organisation have another', async () => {
  await write();
  expect(await seal()).toBe(30);
  expect(await seal()).toBe(0);
  const heads = await server.rows('select chain, length from audit_heads order by chain');
  expect(heads).toEqual([0, ...groupIds].map((chain) => ({ chain, length: 10 })));
  expect(await verifyAudits(db, clock)).toEqual({ rows: 30, chains: 3, fault: null });
});

test('rows that are written after a sealing continue its chain', async () => {
  await write();
  await seal();
  await write();
  expect(await seal()).toBe(30);
  expect(await verifyAudits(db, clock)).toEqual({ rows: 60, chains: 3, fault: null });
});

const forgeries = {
  'another person': 'update audit_events set actor_id = null where id = $1',
  'another moment': `update audit_events set at = at + interval '1 microsecond' where id = $1`,
  'another action': `update audit_events set action = 'members.invite' where id = $1`,
  'another role': `update audit_events set level = 'member' where id = $1`,
  'another value': `update audit_events set detail = '{"nth": 99}' where id = $1`,
  'another value after': `update audit_events set changes = '{"name": ["é", "x"], "zeta": [1, true]}' where id = $1`,
  'another organisation': 'update audit_events set group_id = null where id = $1',
};

for (const [what, statement] of Object.entries(forgeries))
  test(`the check names a row that was given ${what}`, async () => {
    const ids = await write();
    await seal();
    expect(await verify()).toBeNull();
    await server.rows(statement, [ids[12]]);
    expect(await verify()).toContain(`Row ${ids[12]} was changed`);
  });

test('the check names the row of a personal value that was changed', async () => {
  const ids = await write();
  await seal();
  await server.rows(`update audit_events set personal = '{"first_name": ["A", "C"]}' where id = $1`, [ids[5]]);
  expect(await verify()).toContain(`The personal values of row ${ids[5]} were changed`);
});

test('the check names a row that was deleted, with its seal or without', async () => {
  const ids = await write();
  await seal();
  await server.rows('delete from audit_events where id = $1', [ids[15]]);
  expect(await verify()).toContain(`Row ${ids[15]} was deleted`);
  await server.rows('delete from audit_seals where event_id = $1', [ids[15]]);
  expect(await verify()).toMatch(/Seal 6 is missing .*organisation/u);
});

test('the check names a chain whose end was cut off, and a chain that was dropped', async () => {
  await write();
  await seal();
  await server.rows('delete from audit_seals where chain = $1 and position = 10', [groupIds[0]]);
  expect(await verify()).toContain(`Seal 10 of organisation ${groupIds[0]} is missing`);
  await server.rows('delete from audit_heads where chain = $1', [groupIds[0]]);
  expect(await verify()).toContain(`The head of the chain of organisation ${groupIds[0]} is missing`);
});

test('the check names a row that was inserted later among settled ones', async () => {
  const ids = await write();
  await server.rows(`update audit_events set at = at - interval '2 hours'`);
  await seal();
  await server.rows(
    `insert into audit_events (id, level, action, subject) overriding system value values ($1, 'site', 'users.create', 'user 1')`,
    [(ids[0] ?? 0) - 1],
  );
  expect(await verify()).toContain(`Row ${(ids[0] ?? 0) - 1} was added later`);
});

test('seals a transaction that commits late, without skipping it', async () => {
  await inTransaction(db, async (slow) => {
    await recordAudit(slow, actor, { action: 'users.create', subject: `user ${userId}` });
    await recordAudit(db, actor, { action: 'users.change', subject: `user ${userId}` });
    expect(await seal()).toBe(1);
  });
  expect(await seal()).toBe(1);
  expect(await verify()).toBeNull();
});

test('still verifies a chain after erasure has deleted values and their salt', async () => {
  await write();
  await seal();
  const eraserId = await buildUser(db, { roles: ['super_admin'] });
  await erasePerson(server.services, { id: eraserId, level: 'superAdmin' }, { userId, reason: 'personAsked' });
  expect(await server.rows('select 1 from audit_events where personal is not null')).toEqual([]);
  expect(await verify()).toBeNull();
});

test('of concurrent sealers one seals, and no row twice', async () => {
  await write();
  const counts = await Promise.all([seal(), seal(), seal(), seal()]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(30);
  expect(await server.rows('select 1 from audit_seals')).toHaveLength(30);
  expect(await verify()).toBeNull();
});

test('the screen has the number of sealed and waiting rows, and the result of the last check', async () => {
  const adminId = await buildUser(db, { roles: ['super_admin'] });
  const admin = await server.as(adminId);
  const ids = await write();
  const read = async () => (await admin.get('/api/admin/audits/seal')).json();
  expect(await read()).toMatchObject({ sealed: 0, sealed_up_to: null, waiting: 30 });
  await seal();
  await verify();
  const [last] = await server.rows<{ at: Date }>('select at from audit_events order by id desc limit 1');
  expect(await read()).toEqual({
    sealed: 30,
    sealed_up_to: last?.at.toISOString(),
    waiting: 0,
    verified_at: clock.now().toISOString(),
    verified_rows: 30,
    fault: null,
  });
  await server.rows('delete from audit_events where id = $1', [ids[0]]);
  await verify();
  expect((await read()).fault).toContain('was deleted');
});
