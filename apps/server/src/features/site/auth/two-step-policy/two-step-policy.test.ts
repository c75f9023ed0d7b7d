import { commandOf, levelPrefixes, permissions } from '@doselore/contract';
import { allEndpoints } from '@doselore/contract/all';
import { hash } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { days, hours } from '../../../../platform/clock/index.ts';
import { buildManager, buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import type { Client } from '../../../../test-support/test-client.ts';

const server = await openTestApp({ settings: { DEMO: 'off' } });
const { db, clock } = server;
const password = 'Dispense Slowly 1';
const passwordHash = await hash(password);
let made = 0;

async function account(overrides: Parameters<typeof buildUser>[1] = {}) {
  made += 1;
  const username = `two.step.${made}`;
  return { username, id: await buildUser(db, { username, passwordHash, ...overrides }) };
}

async function organisationAdmin(groupId: number) {
  const admin = await account({ roles: ['group_admin'] });
  await buildManager(db, { userId: admin.id, groupId });
  return admin;
}

async function signIn(username: string) {
  const client = server.visitor();
  const answer = await client.post('/login', { username, password });
  expect(answer.statusCode, answer.body).toBe(200);
  return { client, user: answer.json() };
}

async function setUp(client: Client): Promise<void> {
  const { secret } = (await client.post('/api/account/two-step', {})).json();
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const code = totp.generate({ timestamp: clock.now().getTime() });
  expect((await client.post('/api/account/two-step/confirm', { code })).statusCode).toBe(200);
}

const blocked = async (client: Client) => (await client.get('/api/my-courses')).json().error === 'two_step_required';

test('requires a site admin to set up two-step verification first', async () => {
  const { username } = await account({ roles: ['super_admin'] });
  const { client, user } = await signIn(username);
  expect(user.two_step.must_set_up).toBe(true);
  const refused = await client.get('/api/admin/groups');
  expect([refused.statusCode, refused.json().error]).toEqual([403, 'two_step_required']);
  await setUp(client);
  expect((await client.get('/api/admin/groups')).statusCode).toBe(200);
  expect((await client.get('/api/user')).json().two_step).toEqual({ must_set_up: false, due_at: null });
  expect((await client.get('/api/account/two-step')).json()).toMatchObject({ is_required: true });
  const off = await client.post('/api/account/two-step/remove', { currentPassword: password });
  expect(off.statusCode).toBe(409);
});

test('a session that must set up two-step verification can call six endpoints only', async () => {
  const { username } = await account({ roles: ['super_admin', 'group_admin', 'subgroup_admin', 'trainer'] });
  const { client } = await signIn(username);
  const open: string[] = [];
  for (const endpoint of allEndpoints) {
    if (permissions[endpoint.permission].anon !== '-') continue;
    for (const level of endpoint.levels) {
      const path = `${levelPrefixes[level]}${endpoint.path.replace(/\/:\w+\?/gu, '').replaceAll(/:\w+/gu, '1')}`;
      const answer = await client.send(endpoint.method, path, { body: {} });
      if (answer.json().error !== 'two_step_required') open.push(`${endpoint.method} ${endpoint.path}`);
    }
  }
  expect([...new Set(open)].sort()).toEqual([
    'GET account/two-step',
    'GET logged-in',
    'GET user',
    'POST account/step-up',
    'POST account/two-step',
    'POST account/two-step/confirm',
  ]);
});

test('gives admins 14 days from the first sign-in, and requires nothing of learners', async () => {
  const groupId = await buildGroup(db);
  const { username } = await organisationAdmin(groupId);
  const first = await signIn(username);
  expect(first.user.two_step).toEqual({
    must_set_up: false,
    due_at: new Date(clock.now().getTime() + days(14)).toISOString(),
  });
  clock.advance(days(14) - hours(1));
  expect(await blocked((await signIn(username)).client)).toBe(false);
  clock.advance(hours(1));
  const { client } = await signIn(username);
  expect(await blocked(client)).toBe(true);
  await setUp(client);
  expect(await blocked(client)).toBe(false);

  const learner = await account();
  await buildMembership(db, { userId: learner.id, groupId });
  const learning = await signIn(learner.username);
  expect(learning.user.two_step).toEqual({ must_set_up: false, due_at: null });
});

test('an organisation can require it of everyone or nobody; changing that needs a recent password', async () => {
  const groupId = await buildGroup(db);
  const admin = await organisationAdmin(groupId);
  const learner = await account();
  await buildMembership(db, { userId: learner.id, groupId });
  const by = await server.as(admin.id);
  const path = `/api/grouping-admin/groups/${groupId}/two-step-policy`;
  const change = (two_step_policy: string | null, baseValues: string | null) =>
    by.put(path, { twoStepPolicy: two_step_policy, baseValues: { twoStepPolicy: baseValues } });
  expect((await change('everyone', null)).statusCode).toBe(200);
  expect((await signIn(learner.username)).user.two_step.due_at).not.toBeNull();
  expect((await change('off', 'everyone')).statusCode).toBe(200);
  expect((await signIn(learner.username)).user.two_step.due_at).toBeNull();
  expect((await signIn(admin.username)).user.two_step.due_at).toBeNull();
  clock.advance(11 * 60_000);
  expect((await change('admins', 'off')).json().error).toBe('step_up_required');
});

test('starts the days of grace again when the policy is turned on again', async () => {
  const groupId = await buildGroup(db);
  const { username } = await organisationAdmin(groupId);
  const setPolicy = (two_step_policy: string) =>
    db
      .insertInto('group_settings')
      .values({ group_id: groupId, two_step_policy })
      .onConflict((conflict) => conflict.column('group_id').doUpdateSet({ two_step_policy }))
      .execute();
  await signIn(username);
  await setPolicy('off');
  clock.advance(days(20));
  expect((await signIn(username)).user.two_step).toEqual({ must_set_up: false, due_at: null });
  await setPolicy('admins');
  expect((await signIn(username)).user.two_step).toEqual({
    must_set_up: false,
    due_at: new Date(clock.now().getTime() + days(14)).toISOString(),
  });
});

test('follows the site when the organisation has no policy', async () => {
  const learner = await account();
  await buildMembership(db, { userId: learner.id, groupId: await buildGroup(db) });
  const by = await server.as((await account({ roles: ['super_admin'] })).id);
  const baseValues = { policy: 'admins', in_demo: false };
  const saved = await by.put(
    '/api/admin/two-step-policy',
    commandOf({ policy: 'everyone', in_demo: false, baseValues }),
  );
  expect(saved.statusCode, saved.body).toBe(200);
  expect((await signIn(learner.username)).user.two_step.due_at).not.toBeNull();
  expect((await by.get('/api/admin/two-step-policy')).json()).toEqual({
    policy: 'everyone',
    in_demo: false,
    is_demo: false,
  });
  const back = { ...baseValues, baseValues: { policy: 'everyone', in_demo: false } };
  expect((await by.put('/api/admin/two-step-policy', commandOf(back))).statusCode).toBe(200);
});

test('requires nothing in a demo world until its switch is on', async () => {
  const demo = await openTestApp();
  const username = 'demo.admin';
  const userId = await buildUser(demo.db, { username, passwordHash, roles: ['super_admin'] });
  const mustSetUp = async () =>
    (await demo.visitor().post('/login', { username, password })).json().two_step.must_set_up;
  expect(await mustSetUp()).toBe(false);
  const baseValues = { policy: 'admins', in_demo: false };
  const by = await demo.as(userId);
  expect(
    (await by.put('/api/admin/two-step-policy', commandOf({ ...baseValues, in_demo: true, baseValues }))).statusCode,
  ).toBe(200);
  expect(await mustSetUp()).toBe(true);
});
