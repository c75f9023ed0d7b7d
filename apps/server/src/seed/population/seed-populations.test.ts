import { readCertificateKey } from '@doselore/contract/certificates';
import { beforeAll, expect, test } from 'vitest';
import { checkLedgerNow } from '../../features/licences/ledger/index.ts';
import { openTestApp } from '../../test-support/test-app.ts';
import { seedDemoWorld } from '../seed-demo-world.ts';
import { perOrganisation, seedScale } from './seed-scale.ts';

const server = await openTestApp();

beforeAll(() => seedDemoWorld(server.services), 120_000);

async function numberOf(query: string): Promise<number> {
  const [row] = await server.rows<{ count: number }>(`select count(*)::int as count from ${query}`);
  return row?.count ?? 0;
}

/** Certificates of online courses that nobody has completed (C3). */
const unearned = `certificates c where c.source = 'online' and c.state = 'valid' and not exists (select from course_users u
  join licences l on l.id = u.licence_id where u.user_id = c.user_id and u.group_id = c.group_id and l.state = 'completed')`;

async function expectBooksInOrder(): Promise<void> {
  expect((await checkLedgerNow(server.db, server.clock)).faults).toEqual([]);
  expect(await numberOf(unearned)).toBe(0);
  const unstarted = `course_users u join licences l on l.id = u.licence_id where l.started_at is null`;
  expect(await numberOf(unstarted)).toBe(0);
}

test('the demo world has 13 organisations, 66 services and 1,500 people, and its ledger is correct', async () => {
  expect([await numberOf('groups'), await numberOf('subgroups')]).toEqual([13, 66]);
  expect(await numberOf('users')).toBeGreaterThanOrEqual(1_500);
  await expectBooksInOrder();
});

test('a colleague from the population signs in, finds their courses and reads their results', async () => {
  const [person] = await server.rows<{ id: number }>(
    `select user_id as id from course_users where completion_status = 'completed' order by user_id desc limit 1`,
  );
  const client = await server.as(person?.id ?? 0);
  const cards = (await client.get('/api/my-courses')).json();
  expect(cards).toHaveLength(2);
  const [attempt] = await server.rows<{ id: number }>(
    `select id from sco_users where user_id = $1 and lesson_status = 'passed' limit 1`,
    [person?.id],
  );
  expect((await client.get(`/api/sco-user/${attempt?.id}/results`)).json()).toMatchObject({ lesson_status: 'passed' });
});

test('every certificate of the demo world has a number and a code that the public check knows', async () => {
  const certificates = await server.rows<{ id: number; serial: string; verify_code: string }>(
    'select id, serial, verify_code from certificates',
  );
  expect(certificates.length).toBeGreaterThan(500);
  const wrong = certificates.filter(({ serial, verify_code }) => {
    const [number, code] = [readCertificateKey(serial), readCertificateKey(verify_code)];
    return number.kind !== 'number' || number.value !== serial || code.kind !== 'code' || code.value !== verify_code;
  });
  expect(wrong.slice(0, 3)).toEqual([]);
  const client = server.visitor();
  const [one] = certificates;
  for (const text of [one?.serial, one?.verify_code]) {
    const found = await client.get(`/certificate-check/${text}`);
    expect(found.statusCode, found.body).toBe(200);
  }
});

test('organisations for a load test are added, each as large as the last, and the ledger stays correct', async () => {
  const before = [await numberOf('groups'), await numberOf('users')];
  await seedScale(server.services, { organisations: 2, report: () => undefined });
  const after = [await numberOf('groups'), await numberOf('users')];
  expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([2, 2 * perOrganisation.people]);
  await expectBooksInOrder();
});
