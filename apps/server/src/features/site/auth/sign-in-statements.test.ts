import { expect, test } from 'vitest';
import { buildUser } from '../../../test-support/people.factory.ts';
import { createStatementLog } from '../../../test-support/plans/record-statements.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { createPasswords } from './passwords/passwords.ts';

const log = createStatementLog();
const server = await openTestApp({ plugins: [log.plugin] });
const password = 'Dispense Slowly 1';
const passwordHash = await createPasswords(1).hash(password);

test('a sign-in is 7 statements, and the first page then asks 2 for its user', async () => {
  await buildUser(server.db, { username: 'few.statements', passwordHash });
  const visitor = server.visitor();
  await visitor.get('/csrf-cookie');
  const signedIn = await log.during(async () => {
    expect((await visitor.post('/login', { username: 'few.statements', password })).statusCode).toBe(200);
  });
  expect(signedIn.length).toBe(7);
  const statements = await log.during(async () => expect((await visitor.get('/api/user')).statusCode).toBe(200));
  expect(statements.length).toBe(2);
});
