import { expect, test } from 'vitest';
import { buildAbstractCourse } from '../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../test-support/certificates/certificates.factory.ts';
import { beginCourse, type Learner, play } from '../../../test-support/learning.ts';
import { buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { readZip } from '../../../test-support/zip.ts';

const server = await openTestApp();
const { db, clock } = server;
const delta = { lesson_status: 'passed' } as const;

async function complete(learner: Learner): Promise<{ awarded_on: string; expires_on: string | null }> {
  const answer = (await play(server, learner, { delta })).json();
  const [row] = await server.rows<{ awarded_on: string; expires_on: string | null }>(
    'select awarded_on, expires_on from certificates where id = $1',
    [answer.certificate_id],
  );
  return row ?? { awarded_on: '', expires_on: null };
}

test.each([
  ['2026-01-31T10:00:00Z', 1, '2026-02-28'],
  ['2028-01-31T10:00:00Z', 1, '2028-02-29'],
  ['2028-02-29T10:00:00Z', 12, '2029-02-28'],
  ['2026-03-31T23:59:59Z', 6, '2026-09-30'],
  ['2026-05-01T00:00:00Z', 0, null],
])('a certificate awarded at %s for %i months expires on %s', async (moment, months, expires_on) => {
  clock.set(moment);
  const learner = await beginCourse(server, { months });
  expect(await complete(learner)).toEqual({ awarded_on: moment.slice(0, 10), expires_on });
});

test.each([
  ['anniversary', 'ninety days before the end counts from the end', '2026-10-12', '2028-01-10'],
  ['anniversary', 'on the last day counts from the end', '2027-01-10', '2028-01-10'],
  ['anniversary', 'ninety-one days before the end counts from that day', '2026-10-11', '2027-10-11'],
  ['anniversary', 'after the end counts from that day', '2027-01-11', '2028-01-11'],
  ['completion', 'always counts from that day', '2026-12-01', '2027-12-01'],
] as const)('with the basis %s a renewal %s', async (basis, _when, day, end) => {
  clock.set('2026-01-10T12:00:00Z');
  const learner = await beginCourse(server, { basis });
  expect((await complete(learner)).expires_on).toBe('2027-01-10');
  clock.set(`${day}T12:00:00Z`);
  const renewing = await beginCourse(server, { again: learner });
  const [shown] = (await renewing.client.get('/api/my-courses')).json();
  const launchData = (
    await renewing.client.get(`/api/course-launch-data/${shown.course_id}/online/${shown.group.id}`)
  ).json();
  expect(launchData.would_end_on).toBe(end);
  expect(launchData.renewal).toMatchObject({
    ends_on: '2027-01-10',
    counts_from: `${Number(end.slice(0, 4)) - 1}${end.slice(4)}`,
  });
  expect((await complete(renewing)).expires_on).toBe(end);
  const list = (await renewing.client.get('/api/certificates')).json();
  expect(list.map((row: { state: string }) => row.state).sort()).toEqual(['superseded', 'valid']);
});

const check = async (code: string) => server.visitor().get(`/certificate-check/${code}`);

async function holderOf(
  overrides: {
    title?: string;
    firstName?: string;
    lastName?: string;
    expiresOn?: string | null;
    state?: 'revoked';
    serial?: string;
  } = {},
) {
  const target = {
    userId: await buildUser(db),
    groupId: await buildGroup(db),
    productId: await buildAbstractCourse(db),
  };
  const code = `CODE-${String(target.userId).padStart(4, '0')}`;
  const id = await buildCertificate(db, { ...target, code, ...overrides });
  return { ...target, code, id };
}

test('the public check shows initials, surname, title, dates and state, and nothing else', async () => {
  clock.set('2026-09-01T09:00:00Z');
  const { code } = await holderOf({ firstName: 'mary-Ann  Jo', lastName: 'O’Hara' });
  expect((await check(code.toLowerCase().replace('-', ' '))).json()).toEqual({
    holder: 'M. A. J. O’Hara',
    title: 'Safe dispensing',
    type: null,
    hours: null,
    awarded_on: '2026-01-10',
    expires_on: '2027-01-10',
    state: 'valid',
    withdrawn_on: null,
    replaced_by: null,
  });
  expect((await check('NO-SUCH-CODE')).statusCode).toBe(404);
  expect((await check('%25')).statusCode).toBe(404);
});

test('the public check takes the number too, and wrong numbers are limited for each network', async () => {
  clock.set('2026-09-01T09:02:00Z');
  const serial = 'DL-2026-ABCDEFGH';
  const { code } = await holderOf({ title: 'Checked by number', serial });
  for (const text of ['dl 2026 abcd efgh', serial])
    expect((await check(text)).json()).toMatchObject({ title: 'Checked by number', state: 'valid' });
  const wrong = await Promise.all(Array.from({ length: 56 }, () => check('DL-2026-ABCDEFGJ')));
  const count = (status: number) => wrong.filter(({ statusCode }) => statusCode === status).length;
  expect([count(404), count(429)]).toEqual([50, 6]);
  expect((await check(serial)).statusCode).toBe(429);
  expect((await check(code)).statusCode).toBe(200);
  clock.set('2026-09-01T09:17:00Z');
  expect((await check(serial)).statusCode).toBe(200);
});

test.each([
  ['2026-10-11T23:59:59Z', 'valid'],
  ['2026-10-12T00:00:00Z', 'expiring'],
  ['2027-01-10T23:59:59Z', 'expiring'],
  ['2027-01-11T00:00:00Z', 'expired'],
])('at %s a certificate that expires on 10 January 2027 is %s', async (moment, state) => {
  const { code, userId } = await holderOf();
  clock.set(moment);
  expect((await check(code)).json().state).toBe(state);
  const [row] = (await (await server.as(userId)).get('/api/certificates')).json();
  expect(row.state).toBe(state);
});

test('a certificate that never expires stays valid, and a revoked one stays revoked', async () => {
  clock.set('2090-01-01T00:00:00Z');
  expect((await check((await holderOf({ expiresOn: null })).code)).json().state).toBe('valid');
  expect((await check((await holderOf({ state: 'revoked' })).code)).json().state).toBe('revoked');
});

test('the check of a renewed certificate shows the newest one, without its code or holder', async () => {
  clock.set('2026-01-10T12:00:00Z');
  const learner = await beginCourse(server);
  await complete(learner);
  for (const day of ['2026-12-01', '2027-11-01']) {
    clock.set(`${day}T12:00:00Z`);
    await complete(await beginCourse(server, { again: learner }));
  }
  const codes = await server.rows<{ verify_code: string }>(
    'select verify_code from certificates where user_id = $1 order by id',
    [learner.userId],
  );
  const newest = { kind: 'renewal', awarded_on: '2027-11-01', expires_on: '2028-11-01', state: 'valid' };
  const shown = await Promise.all(codes.map(async ({ verify_code }) => (await check(verify_code)).json()));
  expect(shown.map(({ state, replaced_by }) => [state, replaced_by])).toEqual([
    ['superseded', newest],
    ['superseded', newest],
    ['valid', null],
  ]);
  await db
    .updateTable('certificates')
    .set({ state: 'revoked' })
    .where('verify_code', '=', codes[2]?.verify_code ?? '')
    .execute();
  expect((await check(codes[0]?.verify_code ?? '')).json().replaced_by.state).toBe('revoked');
});

test('only the holder can open the PDF of a certificate', async () => {
  const { id, userId } = await holderOf();
  const answer = await (await server.as(userId)).get(`/api/certificates/${id}/pdf`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="Holder Person - Safe dispensing - DL-2026-[A-Z\d]{8}\.pdf"/u,
  );
  expect((await (await server.as(await buildUser(db))).get(`/api/certificates/${id}/pdf`)).statusCode).toBe(404);
});

test('puts all own certificates that are valid today into one zip', async () => {
  clock.set('2026-12-01T09:00:00Z');
  const { userId, groupId, id } = await holderOf({ title: 'Sepsis: spotting it' });
  const others = [
    { title: 'Revoked', state: 'revoked' },
    { title: 'Replaced', state: 'superseded' },
    { title: 'Expired', expiresOn: '2026-11-30' },
    { title: 'Never ends', expiresOn: null },
  ] as const;
  for (const other of others)
    await buildCertificate(db, { userId, groupId, productId: await buildAbstractCourse(db), ...other });
  await holderOf({ title: 'Somebody else’s' });
  const answer = await (await server.as(userId)).get('/api/certificates/zip');
  expect(answer.headers['content-type']).toBe('application/zip');
  expect(answer.headers['content-disposition']).toBe('attachment; filename="Certificates 2026-12-01.zip"');
  const files = await readZip(answer.rawPayload);
  const [own] = await server.rows<{ serial: string }>('select serial from certificates where id = $1', [id]);
  expect(
    Object.keys(files)
      .map((name) => name.replace(/^Holder Person - | - DL-.*/gu, ''))
      .sort(),
  ).toEqual(['Never ends', 'Sepsis spotting it']);
  expect(files[`Holder Person - Sepsis spotting it - ${own?.serial}.pdf`]?.subarray(0, 5).toString()).toBe('%PDF-');
});

test('answers without a zip when no certificate is valid', async () => {
  const { userId } = await holderOf({ state: 'revoked' });
  const answer = await (await server.as(userId)).get('/api/certificates/zip');
  expect(answer.statusCode).toBe(409);
});

test('a certificate draws the same file after its organisation was renamed', async () => {
  clock.set('2026-01-10T12:00:00Z');
  const learner = await beginCourse(server);
  await complete(learner);
  const [{ id } = { id: 0 }] = (await learner.client.get('/api/certificates')).json();
  const draw = async () => (await learner.client.get(`/api/certificates/${id}/pdf`)).rawPayload;
  const before = await draw();
  await server.rows('update groups set name = $2 where id = $1', [learner.groupId, 'Renamed Pharmacies']);
  expect((await draw()).equals(before)).toBe(true);
});
