import { expect, test } from 'vitest';
import { buildUser } from '../../../../test-support/people.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';

const server = await openTestApp();
const { db, clock } = server;
const adminId = await buildUser(db, { roles: ['super_admin'] });
const admin = await server.as(adminId);
let made = 0;

async function guarded() {
  made += 1;
  const email = `guarded-${made}@example.org`;
  const userId = await buildUser(db, { email });
  await db
    .insertInto('second_steps')
    .values({ user_id: userId, secret: 'sealed', confirmed_at: clock.now() })
    .execute();
  await db
    .insertInto('recovery_codes')
    .values({ user_id: userId, code_hash: Buffer.from('code') })
    .execute();
  const key = { user_id: userId, name: 'Phone', credential_id: `key-${made}`, public_key: Buffer.from('key') };
  await db.insertInto('passkeys').values(key).execute();
  return { userId, email, client: await server.as(userId) };
}

const end = (userId: number, reason = 'deviceLost') =>
  admin.post(`/api/admin/users/${userId}/end-two-step`, { reason });

test('removes app, codes and passkeys, signs the person out, notifies them, and records it', async () => {
  const { userId, email, client } = await guarded();
  const other = await guarded();
  expect((await client.get('/api/user')).statusCode).toBe(200);
  expect((await end(userId)).statusCode).toBe(200);
  expect((await client.get('/api/user')).statusCode).toBe(401);
  for (const table of ['second_steps', 'recovery_codes', 'passkeys', 'sessions'])
    expect(await server.rows(`select user_id from ${table} where user_id = any($1)`, [[userId, other.userId]])).toEqual(
      [{ user_id: other.userId }],
    );
  expect(await server.rows('select subject from outbox_messages where recipient = $1', [email])).toEqual([
    { subject: 'Two-step verification of your Doselore account was reset' },
  ]);
  const audits = await server.rows("select actor_id, detail from audit_events where action = 'users.endSecondStep'");
  expect(audits).toEqual([{ actor_id: adminId, detail: { reason: 'deviceLost', hadCodes: true, passkeys: 1 } }]);
});

test('requires a listed reason and two-step verification to end, and refuses the admin’s own account', async () => {
  const { userId } = await guarded();
  expect((await end(userId, 'because')).statusCode).toBe(422);
  expect((await end(await buildUser(db))).statusCode).toBe(409);
  expect((await end(adminId)).statusCode).toBe(409);
  expect((await end(9_999_999)).statusCode).toBe(404);
});

test('the page of the person shows whether there is two-step verification to end', async () => {
  const { userId } = await guarded();
  const before = (await admin.get(`/api/admin/users/${userId}`)).json();
  await end(userId, 'codesLost');
  const after = (await admin.get(`/api/admin/users/${userId}`)).json();
  expect([before.has_two_step, before.passkeys, after.has_two_step, after.passkeys]).toEqual([true, 1, false, 0]);
});
