import { hash } from '@node-rs/argon2';
import { expect, onTestFinished, test } from 'vitest';
import { countWaiting, lockOrganisation, organisationToRename } from '../../test-support/faults/locked-row.ts';
import { beginCourse, commit, launch } from '../../test-support/learning.ts';
import { buildUser } from '../../test-support/people.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';

const connections = 3;
const password = 'Dispense Slowly 1';
const server = await openTestApp({ connections, settings: { DB_LOCK_TIMEOUT: '3' } });

test('people sign in and commit while every connection waits for a lock, and waiting calls get 504 with Retry-After', async () => {
  await buildUser(server.db, { username: 'at.the.door', passwordHash: await hash(password) });
  const admin = await server.as(await buildUser(server.db, { roles: ['super_admin'] }));
  const { groupId, url, body } = await organisationToRename(admin);
  const { session_token: token } = await launch(await beginCourse(server));
  const unlock = await lockOrganisation(server, groupId);
  onTestFinished(unlock);
  const waiters = Array.from({ length: 12 }, () => admin.put(url, body));
  await expect.poll(() => countWaiting(server), { timeout: 10_000 }).toBe(connections);

  const begun = [
    server.visitor().post('/login', { username: 'at.the.door', password }),
    commit(server, token, { lesson_location: 'page-2' }),
  ];
  expect((await Promise.all(begun)).map((answer) => answer.statusCode)).toEqual([200, 200]);
  expect(await countWaiting(server)).toBe(connections);

  for (const answer of await Promise.all(waiters)) {
    expect(answer.statusCode).toBe(504);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  }
});
