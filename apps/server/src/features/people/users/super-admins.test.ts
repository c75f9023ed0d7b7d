import { commandOf } from '@doselore/contract';
import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { days } from '../../../platform/clock/index.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const currentPassword = 'Dispense Slowly 1';
const passwordHash = await hash(currentPassword);
const person = { first_name: 'New', last_name: 'Admin', email: 'new.admin@example.org' };

async function open(admins: number) {
  const server = await openTestApp({ connections: 12 });
  const ids: number[] = [];
  for (let count = 0; count < admins; count += 1)
    ids.push(await buildUser(server.db, { roles: ['super_admin'], email: `root-${count}@example.org`, passwordHash }));
  const linkTo = async (email: string) =>
    (
      await server.rows<{ body_text: string }>(
        'select body_text from outbox_messages where recipient = $1 order by id',
        [email],
      )
    )
      .at(-1)
      ?.body_text.match(/confirmation-token\/(\S+)/u)?.[1];
  const roles = async () => server.rows(`select user_id from user_roles where role = 'super_admin' order by user_id`);
  return { server, ids, linkTo, roles, as: (nth: number) => server.as(ids[nth] ?? 0) };
}

const confirmAt = (link: string | undefined) => `/api/admin/super-admin/confirmation-token/${link}`;

test('a second site admin must confirm another one', async () => {
  const { server, linkTo, roles, as } = await open(2);
  const [first, second] = [await as(0), await as(1)];
  expect(
    (await first.post('/api/admin/super-admins', commandOf({ ...person, currentPassword: 'wrong' }))).statusCode,
  ).toBe(422);
  expect((await first.post('/api/admin/super-admins', commandOf({ ...person, currentPassword }))).statusCode).toBe(200);
  expect(await linkTo('root-0@example.org')).toBeUndefined();
  const link = await linkTo('root-1@example.org');
  expect((await first.get(confirmAt(link))).json()).toMatchObject({ ...person, can_confirm: false });
  expect((await first.post(confirmAt(link))).statusCode).toBe(409);
  expect(await roles()).toHaveLength(2);
  expect((await second.post(confirmAt(link))).statusCode).toBe(200);
  expect(await roles()).toHaveLength(3);
  expect((await second.post(confirmAt(link))).statusCode).toBe(410);
  const mails = await server.rows('select 1 from outbox_messages where recipient = $1', [person.email]);
  expect(mails).toHaveLength(1);
});

test('a sole site admin confirms by their own mailbox, for three days', async () => {
  const { server, linkTo, roles, as, ids } = await open(1);
  await (await as(0)).post('/api/admin/super-admins', commandOf({ ...person, currentPassword }));
  server.clock.advance(days(3) + 1);
  const later = await server.as(ids[0] ?? 0);
  expect((await later.post(confirmAt(await linkTo('root-0@example.org')))).statusCode).toBe(410);
  await later.post('/api/admin/super-admins', commandOf({ ...person, currentPassword }));
  expect((await later.post(confirmAt(await linkTo('root-0@example.org')))).statusCode).toBe(200);
  expect(await roles()).toHaveLength(2);
});

test.each([
  ['with an account', 'active', 'Open Site Admin', /Site Admin is now in your navigation/u],
  ['without a password', 'provisional', 'Set up your account', /The link works once, for 14 days/u],
] as const)('a confirmed site admin %s gets the email that fits', async (_who, state, label, text) => {
  const { server, linkTo, as } = await open(1);
  await buildUser(server.db, { firstName: 'New', lastName: 'Admin', email: person.email, state });
  const client = await as(0);
  await client.post('/api/admin/super-admins', commandOf({ ...person, currentPassword }));
  expect((await client.post(confirmAt(await linkTo('root-0@example.org')))).statusCode).toBe(200);
  const sql = 'select subject, body_text as text from outbox_messages where recipient = $1';
  const mails = await server.rows<{ subject: string; text: string }>(sql, [person.email]);
  expect(mails).toMatchObject([{ subject: 'You are a site admin of Doselore' }]);
  expect(mails[0]?.text).toMatch(text);
  expect(mails[0]?.text).toContain(`${label}:`);
});

test('of two who remove each other at once one remains, and the last one cannot be removed', async () => {
  const { ids, roles, as } = await open(2);
  const clients = [await as(0), await as(1)];
  const remove = (by: number, target: number) =>
    clients[by]?.post('/api/admin/super-admins/remove', { userId: ids[target] ?? 0, currentPassword });
  await Promise.all([remove(0, 1), remove(1, 0)]);
  const left = (await roles()) as { user_id: number }[];
  expect(left).toHaveLength(1);
  const lastId = left[0]?.user_id ?? 0;
  const nth = ids.indexOf(lastId);
  expect((await remove(nth, nth))?.statusCode).toBe(409);
  expect(await roles()).toHaveLength(1);
});

/** Sends both requests while all accounts are locked elsewhere, so that both have passed their access checks. */
async function atOnce(server: Awaited<ReturnType<typeof open>>['server'], requests: (() => Promise<unknown>)[]) {
  const { sent } = await server.db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').orderBy('id').forUpdate().execute();
    const running = Promise.all(requests.map((send) => send()));
    const waiting = () =>
      server.rows(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    await expect.poll(async () => (await waiting()).length, { timeout: 10_000 }).toBe(requests.length);
    return { sent: running };
  });
  await sent;
}

test.each(['archive', 'remove'])('of two admins, one archives while the other does %s: one remains', async (other) => {
  const { server, ids, as } = await open(2);
  const [first, second] = [await as(0), await as(1)];
  const archive = (by: typeof first, target: number) =>
    by.post(`/api/admin/users/${ids[target]}/archive`, { archived: true });
  const answer = () =>
    other === 'archive'
      ? archive(second, 0)
      : second.post('/api/admin/super-admins/remove', { userId: ids[0] ?? 0, currentPassword });
  await atOnce(server, [() => archive(first, 1), answer]);
  const left = await server.rows(`select u.id from users u join user_roles r on r.user_id = u.id
    where r.role = 'super_admin' and u.state = 'active'`);
  expect(left).toHaveLength(1);
});

test.each([
  ['archived', `state = 'disabled', archived_at = now()`],
  ['merged into another', `state = 'disabled', archived_at = now(), merged_into_id = (select min(id) from users)`],
])('a person who has been %s since the proposal does not become a site admin', async (_what, change) => {
  const { server, linkTo, roles, as } = await open(2);
  const userId = await buildUser(server.db, { email: person.email });
  await (await as(0)).post('/api/admin/super-admins', commandOf({ ...person, currentPassword }));
  const link = await linkTo('root-1@example.org');
  await server.rows(`update users set ${change} where id = $1`, [userId]);
  expect((await (await as(1)).post(confirmAt(link))).statusCode).toBe(409);
  expect(await roles()).toHaveLength(2);
  expect(await server.rows('select 1 from super_admin_proposals where decided_at is not null')).toEqual([]);
});

test('a proposal can be withdrawn, and its link stops working', async () => {
  const { server, linkTo, roles, as } = await open(2);
  const [first, second] = [await as(0), await as(1)];
  await first.post('/api/admin/super-admins', commandOf({ ...person, currentPassword }));
  const link = await linkTo('root-1@example.org');
  const [proposed] = (await first.get('/api/admin/super-admins')).json().proposed;
  expect(proposed).toMatchObject({ ...person, proposed_by: expect.any(String) });
  const withdraw = () => second.post('/api/admin/super-admins/withdraw', { userId: proposed.id });
  expect((await withdraw()).statusCode).toBe(200);
  expect((await first.get('/api/admin/super-admins')).json().proposed).toEqual([]);
  expect((await second.post(confirmAt(link))).statusCode).toBe(410);
  expect((await withdraw()).statusCode).toBe(409);
  expect(await roles()).toHaveLength(2);
  expect(await server.rows(`select subject from audit_events where action = 'superAdmins.withdraw'`)).toEqual([
    { subject: `user ${proposed.id}` },
  ]);
});

test('a confirmed site admin who has not signed in is listed, does not count as a second one and can be removed', async () => {
  const { linkTo, roles, as, ids } = await open(1);
  const only = await as(0);
  const propose = (email: string) =>
    only.post('/api/admin/super-admins', commandOf({ ...person, email, currentPassword }));
  await propose(person.email);
  expect((await only.post(confirmAt(await linkTo('root-0@example.org')))).statusCode).toBe(200);
  const { admins } = (await only.get('/api/admin/super-admins')).json();
  expect(admins).toMatchObject([
    { email: person.email, is_provisional: true },
    { email: 'root-0@example.org', is_provisional: false },
  ]);
  expect((await propose(person.email)).statusCode).toBe(422);
  await propose('third@example.org');
  expect((await only.get(confirmAt(await linkTo('root-0@example.org')))).json()).toMatchObject({ can_confirm: true });
  const remove = (userId: number) => only.post('/api/admin/super-admins/remove', { userId, currentPassword });
  expect((await remove(ids[0] ?? 0)).statusCode).toBe(409);
  expect((await remove(admins[0].id)).statusCode).toBe(200);
  expect(await roles()).toEqual([{ user_id: ids[0] }]);
});
