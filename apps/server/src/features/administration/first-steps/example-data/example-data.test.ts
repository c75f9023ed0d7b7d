import { afterEach, expect, test } from 'vitest';
import { checkSiteWide, type GroupId, type Scope } from '../../../../platform/access/index.ts';
import { minutes } from '../../../../platform/clock/index.ts';
import { runDueJobs } from '../../../../platform/jobs/index.ts';
import { lockSiteSettings } from '../../../../platform/site-settings/index.ts';
import { buildStock } from '../../../../test-support/licences.factory.ts';
import { buildManager, buildMembership, buildUser } from '../../../../test-support/people.factory.ts';
import { buildGroup, buildSubgroup } from '../../../../test-support/places.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { allJobs } from '../../../index.ts';
import { verifyLedger } from '../../../licences/ledger/check-ledger.ts';
import { erasePerson } from '../../personal-data/index.ts';

const server = await openTestApp({ connections: 20 });
const { db, services, rows, clock } = server;
const adminId = await buildUser(db, { firstName: 'Ada', lastName: 'First', roles: ['super_admin'] });
const admin = await server.as(adminId);
const base = '/api/admin';
const wholeSite: Scope = { grants: [{ kind: 'any' }] };

const read = async () => (await admin.get(`${base}/first-steps`)).json();
const add = () => admin.post(`${base}/example-data`);
const remove = (writesOff = false) => admin.post(`${base}/example-data/remove`, { writesOff });
const preview = async () => (await admin.get(`${base}/example-data/removal`)).json();
const groupOf = async (): Promise<GroupId> => checkSiteWide(wholeSite, (await read()).example.group.id as number);
const productOf = async () =>
  (
    await rows<{ id: number }>("select id from abstract_courses where title like 'Example:%' and archived_at is null")
  )[0]?.id ?? 0;

/** Removes what is left of the example. */
afterEach(async () => {
  if ((await read()).example !== null) expect((await remove(true)).json()).toEqual({ ok: true });
  expect((await verifyLedger(db)).faults).toEqual([]);
});

test('adds a coherent example that ticks no step, with a certificate and without an email', async () => {
  expect((await add()).json()).toEqual({ ok: true });
  const { steps, example } = await read();
  expect(Object.values(steps.done)).toEqual([false, false, false, false, false, false]);
  expect(example).toEqual({ state: 'ready', group: { id: expect.any(Number), name: 'Example Pharmacies' } });
  expect(
    await rows(`select u.first_name, u.state, u.is_demo, l.state as licence, c.state as certificate, c.title
      from users u left join licences l on l.user_id = u.id left join certificates c on c.user_id = u.id
      where u.email like '%@example.invalid' order by 1`),
  ).toEqual([
    {
      first_name: 'Alex',
      state: 'active',
      is_demo: true,
      licence: 'completed',
      certificate: 'valid',
      title: 'Example: data security awareness',
    },
    { first_name: 'Bina', state: 'active', is_demo: true, licence: 'in_progress', certificate: null, title: null },
    { first_name: 'Chris', state: 'active', is_demo: true, licence: 'issued', certificate: null, title: null },
    { first_name: 'Dana', state: 'active', is_demo: true, licence: null, certificate: null, title: null },
  ]);
  expect((await verifyLedger(db)).faults).toEqual([]);
  clock.set(new Date(clock.now().getTime() + minutes(10)).toISOString());
  await runDueJobs({ db, clock, jobs: allJobs(services), log: { error: () => undefined } as never });
  expect(await rows("select recipient from outbox_messages where recipient like '%invalid'")).toEqual([]);
  const actions = await rows<{ action: string }>('select distinct action from audit_events order by 1');
  expect(actions.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'groups.addExample',
      'groups.create',
      'licences.issue',
      'members.invite',
      'packages.upload',
    ]),
  );
});

/** Runs calls at once. Each waits for the lock of the settings before the first one gets it. */
async function atOnce(calls: readonly (() => ReturnType<typeof add>)[]) {
  const started = await db.transaction().execute(async (tx) => {
    await lockSiteSettings(tx);
    const answers = Promise.all(calls.map((call) => call()));
    const waiting = async () =>
      (await rows("select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
        .length;
    await expect.poll(waiting, { timeout: 5000 }).toBe(calls.length);
    return { answers };
  });
  return started.answers;
}

test('of two site admins who add at once one adds, and later ones are refused', async () => {
  const answers = await atOnce([add, add, add]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  expect((await add()).json().message).toBe('There are example data already. Remove them before you add new ones.');
  expect(await rows("select 1 from groups where name = 'Example Pharmacies' and archived_at is null")).toHaveLength(1);
});

test('removes all of it and only it', async () => {
  const own = await buildGroup(db, { name: 'Quayside Chemists' });
  await buildSubgroup(db, { groupId: own, name: 'Example branch, High Street' });
  const userId = await buildUser(db, { firstName: 'Ben', lastName: 'Counter' });
  await buildMembership(db, { userId, groupId: own });
  await add();
  const groupId = await groupOf();
  expect(await preview()).toEqual({
    group: { id: groupId, name: 'Example Pharmacies' },
    obstacles: [],
    licences: 0,
    keeps_course: false,
  });
  expect((await remove()).json()).toEqual({ ok: true });
  expect((await read()).example).toBeNull();
  expect(await rows("select 1 from users where email like '%@example.invalid'")).toEqual([]);
  expect(await rows('select state from certificates where group_id = $1', [groupId])).toEqual([{ state: 'revoked' }]);
  expect(
    await rows(
      "select distinct available from licence_accounts where group_id = $1 and kind in ('POT', 'POOL', 'HELD')",
      [groupId],
    ),
  ).toEqual([{ available: 0 }]);
  expect(await rows('select name from groups where archived_at is null')).toEqual([{ name: 'Quayside Chemists' }]);
  expect(await rows('select name from subgroups where archived_at is null')).toEqual([
    { name: 'Example branch, High Street' },
  ]);
  expect(await rows("select 1 from abstract_courses where archived_at is null and title like 'Example%'")).toEqual([]);
  expect(
    (await rows<{ first_name: string }>('select first_name from users where id = $1', [userId]))[0]?.first_name,
  ).toBe('Ben');
  expect((await remove()).statusCode).toBe(404);
});

test('of two who remove at once one removes, and it can be added again', async () => {
  await add();
  const answers = await atOnce([() => remove(), () => remove(), () => remove()]);
  const codes = answers.map(({ statusCode }) => statusCode);
  expect(codes.filter((code) => code === 200)).toHaveLength(1);
  expect(codes.every((code) => [200, 404, 409].includes(code))).toBe(true);
  expect((await add()).statusCode).toBe(200);
  expect((await read()).example.state).toBe('ready');
});

test('refuses while own records hang on the example, names them, and loses none of them', async () => {
  await add();
  const groupId = await groupOf();
  const userId = await buildUser(db, { firstName: 'Rita', lastName: 'Real' });
  await buildMembership(db, { userId, groupId });
  const bossId = await buildUser(db, { firstName: 'Max', lastName: 'Manager', roles: ['group_admin'] });
  await buildManager(db, { userId: bossId, groupId });
  await buildSubgroup(db, { groupId, name: 'My own branch' });
  const elsewhere = await buildGroup(db, { name: 'Harbour' });
  const [alex] = await rows<{ id: number }>("select id from users where email = 'alex.rowe@example.invalid'");
  await buildMembership(db, { userId: alex?.id ?? 0, groupId: elsewhere });
  await rows("update users set is_demo = false where email = 'dana.whitfield@example.invalid'");
  expect((await preview()).obstacles).toEqual([
    { kind: 'member', name: 'Dana Whitfield' },
    { kind: 'member', name: 'Rita Real' },
    { kind: 'admin', name: 'Max Manager' },
    { kind: 'elsewhere', name: 'Alex Rowe (Harbour)' },
    { kind: 'service', name: 'My own branch' },
  ]);
  const refused = await remove(true);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'Your own records depend on the example data: Dana Whitfield, Rita Real, Max Manager, Alex Rowe (Harbour), My own branch. Move or archive them first.',
  ]);
  expect((await read()).example.state).toBe('ready');
  await rows('delete from group_members where user_id = any($1)', [[userId]]);
  await rows('update group_members set archived_at = now() where group_id = $1 and user_id = $2', [
    elsewhere,
    alex?.id,
  ]);
  await rows('delete from group_managers where group_id = $1', [groupId]);
  await rows("update subgroups set archived_at = now() where name = 'My own branch'");
  await rows("update users set is_demo = true where email = 'dana.whitfield@example.invalid'");
});

test('asks before it writes off licences that were bought for the example, and keeps a course that others use', async () => {
  await add();
  const [groupId, productId] = [await groupOf(), await productOf()];
  await buildStock(services, { groupId, productId, quantity: 3, actorId: adminId });
  const own = await buildGroup(db, { name: 'Fern Hill' });
  await buildStock(services, { groupId: own, productId, quantity: 5, actorId: adminId });
  expect(await preview()).toMatchObject({ licences: 3, keeps_course: true });
  expect([(await remove()).statusCode, (await read()).example.state]).toEqual([409, 'ready']);
  expect((await remove(true)).statusCode).toBe(200);
  expect(await rows('select archived_at from abstract_courses where id = $1', [productId])).toEqual([
    { archived_at: null },
  ]);
  expect(await rows("select available from licence_accounts where group_id = $1 and kind = 'POT'", [own])).toEqual([
    { available: 5 },
  ]);
});

test('what stopped half-way is removed or finished later', async () => {
  await add();
  const groupId = await groupOf();
  const stop = async (state: string, since: Date) =>
    rows(
      "update site_settings set value = (value::jsonb || jsonb_build_object('state', $1::text, 'since', $2::text))::text where name = 'example_data'",
      [state, since.toISOString()],
    );
  await stop('removing', clock.now());
  expect((await remove()).json().message).toBe(
    'The example data are being added or removed. Reload the page in a minute.',
  );
  const [dana] = await rows<{ id: number }>("select id from users where email = 'dana.whitfield@example.invalid'");
  const userId = checkSiteWide<'user'>(wholeSite, dana?.id ?? 0);
  await erasePerson(services, { id: adminId, level: 'superAdmin' }, { userId, reason: 'notNeeded' });
  await rows('update subgroups set archived_at = now() where group_id = $1', [groupId]);
  await stop('removing', new Date(clock.now().getTime() - minutes(5)));
  expect((await read()).example.state).toBe('stopped');
  expect((await remove()).json()).toEqual({ ok: true });
  expect(await rows("select 1 from users where email like '%@example.invalid'")).toEqual([]);
});

test('what fails half-way can be removed at once', async () => {
  const email = 'bina.castell@example.invalid';
  const id = await buildUser(db, { email });
  const failed = await add();
  expect(failed.json().message).toBe('An account has the address of an example person. Change it, and try again.');
  expect((await read()).example).toEqual({
    state: 'stopped',
    group: { id: expect.any(Number), name: 'Example Pharmacies' },
  });
  expect((await remove()).statusCode).toBe(200);
  expect(await rows('select email from users where id = $1', [id])).toEqual([{ email }]);
  expect(await rows("select 1 from groups where name = 'Example Pharmacies' and archived_at is null")).toEqual([]);
});

test('asks for a recent password before it removes, and refuses example data on a site past its first steps', async () => {
  await add();
  clock.set(new Date(clock.now().getTime() + minutes(20)).toISOString());
  const late = await remove();
  expect([late.statusCode, late.json().code]).toEqual([403, 'step_up_required']);
  const fresh = await server.as(adminId);
  expect((await fresh.post(`${base}/example-data/remove`, { writesOff: false })).statusCode).toBe(200);
  await fresh.post(`${base}/first-steps/hide`);
  expect((await add()).json().message).toBe(
    'The first steps are over. Example data are for a site that is still empty.',
  );
});
