import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { withoutScope } from '../../../../platform/access/index.ts';
import { minutes } from '../../../../platform/clock/index.ts';
import { buildCourse } from '../../../../test-support/catalogue.factory.ts';
import { buildStock } from '../../../../test-support/licences.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup, buildVirtualGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import type { Client } from '../../../../test-support/test-client.ts';
import { checkLedgerNow } from '../../ledger/index.ts';
import { finishLicences, startLicence } from '../index.ts';

const server = await openTestApp();
const { db, clock, services } = server;
const superId = await buildUser(db, { roles: ['super_admin'] });
const superAdmin = await server.as(superId);

async function organisation() {
  const groupId = await buildGroup(db, { level: 'MED' });
  const { productId } = await buildCourse(db, { title: 'Sepsis' });
  const subgroupId = await buildSubgroup(db, { groupId, name: 'Mill Road' });
  const adminId = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId: adminId, groupId });
  const managerId = await buildUser(db, { roles: ['subgroup_admin'] });
  await buildManager(db, { userId: managerId, groupId, subgroupId });
  const userId = await buildUser(db, { firstName: 'Jo', lastName: 'Patel' });
  await buildMembership(db, { userId, groupId, subgroupId });
  await buildStock(services, { groupId, productId, actorId: superId, quantity: 10 });
  const [admin, manager] = [await server.as(adminId), await server.as(managerId)];
  const post = (client: Client, level: string, path: string, body: object) =>
    client.post(`/api/${level}/groups/${groupId}/${path}`, { idempotencyKey: randomUUID(), ...body });
  const asAdmin = (path: string, body: object) => post(admin, 'grouping-admin', path, body);
  const asManager = (path: string, body: object) =>
    post(manager, 'subgroup-admin', `subgroups/${subgroupId}/${path}`, body);
  await asAdmin('pool-allocation', { productId, certificateMonths: 12, pools: [{ placeId: subgroupId, quantity: 3 }] });
  const issue = async () => {
    const issued = await asManager('bulk-issue-from-pool', { productId, certificateMonths: 12, userIds: [userId] });
    expect(issued.statusCode).toBe(200);
    const [row] = await server.rows<{ id: number }>('select max(id)::int as id from licences where user_id = $1', [
      userId,
    ]);
    return row?.id ?? 0;
  };
  const start = (licenceId: number) =>
    db
      .transaction()
      .execute((tx) =>
        startLicence(tx, { licenceId: withoutScope(licenceId, 'test'), actorId: userId, at: clock.now() }),
      );
  const seats = async () => {
    const rows = await server.rows<{ kind: string; available: number }>(
      'select kind, available from licence_accounts where group_id = $1',
      [groupId],
    );
    return Object.fromEntries(rows.map(({ kind, available }) => [kind, available]));
  };
  return { groupId, subgroupId, productId, userId, admin, asAdmin, asManager, issue, start, seats };
}

test('reclaims an unstarted licence into its pool, as the preview says; one key reclaims once', async () => {
  const { asManager, issue, seats } = await organisation();
  const licenceId = await issue();
  const preview = (
    await asManager('take-back-licences/preview', { licenceIds: [licenceId], idempotencyKey: undefined })
  ).json();
  expect(preview).toMatchObject({ reclaimed: 1, revoked: 0, refused: 0 });
  expect(preview.rows[0]).toMatchObject({ what: 'reclaim', returns_to: { kind: 'POOL', place: 'Mill Road' } });
  const body = { licenceIds: [licenceId], reason: 'left', idempotencyKey: randomUUID() };
  const both = await Promise.all([asManager('take-back-licences', body), asManager('take-back-licences', body)]);
  expect(both.map((answer) => answer.json())).toEqual([
    { reclaimed: 1, revoked: 0 },
    { reclaimed: 1, revoked: 0 },
  ]);
  expect(await seats()).toMatchObject({ POT: 7, POOL: 3, HELD: 0 });
});

test('returns the seat to the general pot when the pool has been closed', async () => {
  const { groupId, subgroupId, asAdmin, issue, seats } = await organisation();
  const licenceId = await issue();
  await asAdmin(`subgroups/${subgroupId}/archive`, {});
  await server.rows('update subgroups set archived_at = now() where id = $1 and group_id = $2', [subgroupId, groupId]);
  await asAdmin('take-back-licences', { licenceIds: [licenceId], reason: 'left' });
  expect((await seats()).HELD).toBe(0);
  expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
});

test('only the organisation revokes a started licence, with a reason; its seat stays used (L5)', async () => {
  const { asAdmin, asManager, issue, start, seats } = await organisation();
  const licenceId = await issue();
  await start(licenceId);
  const before = await seats();
  const body = { licenceIds: [licenceId], reason: 'other', note: 'Course was wrong' };
  expect((await asManager('take-back-licences', body)).statusCode).toBe(409);
  expect((await asAdmin('take-back-licences', { ...body, note: '' })).json().errors).toHaveProperty('note');
  expect((await asAdmin('take-back-licences', body)).json()).toEqual({ reclaimed: 0, revoked: 1 });
  expect(await seats()).toEqual(before);
  expect((await asAdmin('take-back-licences', body)).statusCode).toBe(409);
});

test('revokes one started licence long after sign-in, several only after the password', async () => {
  const { groupId, subgroupId, productId, userId, asAdmin, asManager, start } = await organisation();
  const other = await buildUser(db);
  await buildMembership(db, { userId: other, groupId, subgroupId });
  await asManager('bulk-issue-from-pool', { productId, certificateMonths: 12, userIds: [userId, other] });
  const rows = await server.rows<{ id: number }>('select id::int from licences where group_id = $1', [groupId]);
  const licenceIds = rows.map(({ id }) => id);
  await Promise.all(licenceIds.map(start));
  clock.advance(minutes(11));
  const revoke = async (ids: number[]) =>
    (await asAdmin('take-back-licences', { licenceIds: ids, reason: 'left' })).json();
  expect(await revoke(licenceIds)).toMatchObject({ code: 'step_up_required' });
  expect(await revoke(licenceIds.slice(1))).toEqual({ reclaimed: 0, revoked: 1 });
});

test('does not revoke a licence that was started after the preview said it would be reclaimed', async () => {
  const { asAdmin, issue, start } = await organisation();
  const licenceId = await issue();
  const body = { licenceIds: [licenceId], reason: 'left' };
  await start(licenceId);
  const answer = await asAdmin('take-back-licences', { ...body, startedIds: [] });
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'Some of these licences have been started. Review the changes again. Nothing was taken back.',
  ]);
  const seen = await asAdmin('take-back-licences', { ...body, startedIds: [licenceId] });
  expect(seen.json()).toEqual({ reclaimed: 0, revoked: 1 });
});

test('refuses to take back a completed licence', async () => {
  const { asAdmin, issue, start } = await organisation();
  const licenceId = await issue();
  await start(licenceId);
  await db
    .transaction()
    .execute((tx) => finishLicences(tx, { licenceIds: [licenceId], outcome: 'completed', at: clock.now() }));
  const answer = await asAdmin('take-back-licences', { licenceIds: [licenceId], reason: 'left' });
  expect(answer.json().message).toBe('Jo Patel: A completed licence is final. Nothing was taken back.');
});

test('allows two free retries that cost no seat and keep the months; a site admin may exceed the limit', async () => {
  const { groupId, asAdmin, issue, start, seats } = await organisation();
  let licenceId = await issue();
  await start(licenceId);
  const refused = await asAdmin('retry-licence', { licenceId, reason: 'Asked' });
  expect(refused.statusCode).toBe(409);
  const before = await seats();
  const takeBack = { reason: 'technical_fault' };
  for (let retry = 0; retry < 2; retry += 1) {
    await asAdmin('take-back-licences', { ...takeBack, licenceIds: [licenceId] });
    const answer = await asAdmin('retry-licence', { licenceId, reason: 'The video stopped' });
    expect(answer.json()).toMatchObject({ state: 'issued', is_free_retry: true, certificateMonths: 12 });
    licenceId = answer.json().id;
    await start(licenceId);
  }
  expect(await seats()).toEqual(before);
  await asAdmin('take-back-licences', { ...takeBack, licenceIds: [licenceId] });
  const third = { licenceId, reason: 'Once more', idempotencyKey: randomUUID() };
  expect((await asAdmin('retry-licence', third)).json().message).toBe(
    'This licence has already been retried 2 times. Ask a site admin.',
  );
  expect((await superAdmin.post(`/api/admin/groups/${groupId}/retry-licence`, third)).statusCode).toBe(200);
  expect((await checkLedgerNow(db, clock)).faults).toEqual([]);
});

test('refuses a free retry of a licence that a later one replaced or completed, and for people who have left', async () => {
  const { groupId, userId, admin, asAdmin, issue, start } = await organisation();
  const finish = (licenceId: number, outcome: 'completed' | 'failed') =>
    db.transaction().execute((tx) => finishLicences(tx, { licenceIds: [licenceId], outcome, at: clock.now() }));
  const retry = (licenceId: number) => asAdmin('retry-licence', { licenceId, reason: 'Once more' });
  const root = await issue();
  await start(root);
  await finish(root, 'failed');
  await server.rows('update group_members set archived_at = now() where group_id = $1 and user_id = $2', [
    groupId,
    userId,
  ]);
  expect((await retry(root)).json().message).toBe('Jo Patel is no longer a member here. Nothing was issued.');
  await server.rows('update group_members set archived_at = null where group_id = $1 and user_id = $2', [
    groupId,
    userId,
  ]);

  const unstarted = (await retry(root)).json().id;
  await asAdmin('take-back-licences', { licenceIds: [unstarted], reason: 'left' });
  const second = (await retry(root)).json().id;
  await start(second);
  await finish(second, 'failed');
  expect((await retry(root)).statusCode).toBe(409);
  const third = await superAdmin.post(`/api/admin/groups/${groupId}/retry-licence`, {
    licenceId: second,
    reason: 'Once more',
    idempotencyKey: randomUUID(),
  });
  await start(third.json().id);
  await finish(third.json().id, 'completed');
  for (const licenceId of [root, second]) expect((await retry(licenceId)).statusCode).toBe(409);
  const rows = (await admin.get(`/api/grouping-admin/groups/${groupId}/members-licences/${userId}`)).json();
  expect(rows.filter((row: { can_retry: boolean }) => row.can_retry)).toEqual([]);
});

test('a site admin deletes a licence issued by mistake: its seat returns and nobody sees it', async () => {
  const { groupId, userId, asAdmin, admin, issue, seats } = await organisation();
  const body = { licenceId: await issue(), reason: 'Wrong person', idempotencyKey: randomUUID() };
  expect((await asAdmin('delete-licence', body)).statusCode).toBe(404);
  expect((await superAdmin.post(`/api/admin/groups/${groupId}/delete-licence`, body)).statusCode).toBe(200);
  expect(await seats()).toMatchObject({ POOL: 3, HELD: 0 });
  expect((await admin.get(`/api/grouping-admin/groups/${groupId}/members-licences/${userId}`)).json()).toEqual([]);
  expect((await admin.get(`/api/grouping-admin/groups/${groupId}/issued-licences`)).json().total).toBe(0);
});

test('a trainer issues from the pool of their course, and takes back only its unstarted licences', async () => {
  const { groupId, productId, userId, asAdmin, seats } = await organisation();
  const trainerId = await buildUser(db, { roles: ['trainer'] });
  const virtualGroupId = await buildVirtualGroup(db, { groupId, productId, trainerId, delegates: [{ userId }] });
  const pools = [{ kind: 'VGPOOL', placeId: virtualGroupId, quantity: 2 }];
  await asAdmin('pool-allocation', { productId, certificateMonths: 12, pools });
  const trainer = await server.as(trainerId);
  const at = `/api/virtual-group-admin/virtual-groups/${virtualGroupId}`;
  const stranger = await buildUser(db);
  await buildMembership(db, { userId: stranger, groupId });
  const body = { productId, certificateMonths: 12, userIds: [userId, stranger] };
  const issue = { ...body, mode: 'eligible', idempotencyKey: randomUUID() };
  expect((await trainer.post(`${at}/bulk-issue`, issue)).json()).toEqual({ issued: 1, left_out: 1, available: 1 });
  const [licence] = (await trainer.get(`${at}/members-licences/${userId}`)).json();
  const back = { licenceIds: [licence.id], reason: 'left', idempotencyKey: randomUUID() };
  expect((await trainer.post(`${at}/take-back-licences`, back)).json()).toEqual({ reclaimed: 1, revoked: 0 });
  expect(await seats()).toMatchObject({ VGPOOL: 2, HELD: 0 });
  await server.rows("update virtual_groups set state = 'closed' where id = $1", [virtualGroupId]);
  const late = { ...issue, userIds: [userId], idempotencyKey: randomUUID() };
  expect((await trainer.post(`${at}/bulk-issue`, late)).statusCode).toBe(409);
});
