import { expect, test } from 'vitest';
import { buildAbstractCourse } from '../../../test-support/catalogue.factory.ts';
import { buildCertificate } from '../../../test-support/certificates/certificates.factory.ts';
import { beginCourse, type Learner, play } from '../../../test-support/learning.ts';
import { buildManager, buildUser } from '../../../test-support/people.factory.ts';
import { buildGroup } from '../../../test-support/places.factory.ts';
import { openTestApp } from '../../../test-support/test-app.ts';

const server = await openTestApp({ connections: 10 });
const { db, clock } = server;
const adminId = await buildUser(db, { roles: ['super_admin'] });

type Row = { id: number; state: string; verify_code: string; superseded_by_id: number | null; revoked_from: string };
const certificatesOf = (userId: number) =>
  server.rows<Row>(
    'select id, state, verify_code, superseded_by_id, revoked_from from certificates where user_id = $1 order by id',
    [userId],
  );

/** Completes the course on each of these days. Returns the learner and the certificates, the earliest first. */
async function renewing(...dates: string[]) {
  let learner: Learner | undefined;
  for (const day of dates) {
    clock.set(`${day}T12:00:00Z`);
    const again = await beginCourse(server, learner ? { again: learner } : {});
    learner ??= again;
    await play(server, again, { delta: { lesson_status: 'passed' } });
  }
  const userId = learner?.userId ?? 0;
  return { userId, groupId: learner?.groupId ?? 0, rows: await certificatesOf(userId) };
}

const preview = async (id = 0) =>
  (await (await server.as(adminId)).get(`/api/admin/certificates/${id}/withdrawal`)).json();
const withdraw = async (id = 0, restoresId: number | null = null, holdsFrom = 'start') =>
  (await server.as(adminId)).post(`/api/admin/certificates/${id}/withdraw`, {
    reason: 'mistake',
    note: 'Wrong Penrose',
    holdsFrom,
    restoresId,
  });

test('makes the certificate before it valid again, and notifies the holder and the organisation', async () => {
  const { userId, groupId, rows } = await renewing('2026-01-10', '2026-12-01', '2027-11-01');
  const [first, second, third] = rows;
  const managerId = await buildUser(db, { roles: ['group_admin'] });
  await buildManager(db, { userId: managerId, groupId });
  expect((await preview(third?.id)).restores).toMatchObject({ id: second?.id, expires_on: '2027-12-01' });
  expect((await withdraw(third?.id, second?.id)).statusCode).toBe(200);
  expect(await certificatesOf(userId)).toMatchObject([
    { state: 'superseded', superseded_by_id: second?.id },
    { state: 'valid', superseded_by_id: null },
    { state: 'revoked', revoked_from: '2027-11-01' },
  ]);
  const shown = (await server.visitor().get(`/certificate-check/${third?.verify_code}`)).json();
  expect(shown).toMatchObject({ state: 'revoked', withdrawn_on: '2027-11-01', replaced_by: null });
  expect((await server.visitor().get(`/certificate-check/${first?.verify_code}`)).json().replaced_by).toMatchObject({
    expires_on: '2027-12-01',
  });
  const [mail] = await server.rows<{ subject: string; text: string }>(
    "select subject, body_text as text from outbox_messages where subject like 'Your certificate was withdrawn%'",
  );
  expect(mail?.text).toContain('It was issued by mistake.');
  expect(mail?.text).toContain('valid again until Wed 1st Dec 2027');
  expect(mail?.text).not.toContain('Wrong Penrose');
  const notices = await server.rows('select code, body from notifications where user_id = $1', [managerId]);
  expect(notices).toMatchObject([{ code: 'certificate_withdrawn' }]);
});

test('withdraws every revision, so that no earlier one counts', async () => {
  const { userId, rows } = await renewing('2026-01-10');
  await server.rows(
    `insert into certificates (serial, user_id, group_id, product_type, product_id, holder_first_name, holder_last_name,
       title, source, source_id, awarded_on, months, expires_on, printed, state, revision, verify_code)
     select serial || 'X', user_id, group_id, product_type, product_id, holder_first_name, holder_last_name, title, source,
       source_id, awarded_on, months, expires_on, printed, 'superseded', 2, verify_code || 'X' from certificates where id = $1`,
    [rows[0]?.id],
  );
  expect((await withdraw(rows[0]?.id, null, 'today')).statusCode).toBe(200);
  expect((await certificatesOf(userId)).map(({ state }) => state)).toEqual(['revoked', 'revoked']);
  const again = await withdraw(rows[0]?.id);
  expect([again.statusCode, again.json().message]).toEqual([
    409,
    'This certificate has already been withdrawn. Nothing was changed.',
  ]);
});

test('changes nothing when another certificate would come back than was shown', async () => {
  const { userId, rows } = await renewing('2026-01-10', '2026-12-01');
  const refused = await withdraw(rows[1]?.id, null);
  expect(refused.statusCode).toBe(409);
  expect((await certificatesOf(userId)).map(({ state }) => state)).toEqual(['superseded', 'valid']);
});

test('withdrawing a superseded certificate leaves the valid one', async () => {
  const { userId, rows } = await renewing('2026-01-10', '2026-12-01');
  expect((await preview(rows[0]?.id)).restores).toBeNull();
  expect((await withdraw(rows[0]?.id)).statusCode).toBe(200);
  expect((await certificatesOf(userId)).map(({ state }) => state)).toEqual(['revoked', 'valid']);
});

test('of 50 withdrawals at once, one succeeds', async () => {
  const target = {
    userId: await buildUser(db),
    groupId: await buildGroup(db),
    productId: await buildAbstractCourse(db),
  };
  const id = await buildCertificate(db, target);
  const answers = await Promise.all(Array.from({ length: 50 }, () => withdraw(id)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array(49).fill(409)]);
});

test('a course that is completed again after a withdrawal leaves exactly one valid certificate', async () => {
  const { userId, groupId, rows } = await renewing('2026-01-10');
  await withdraw(rows[0]?.id);
  const [{ product_id: productId, course_id: courseId } = { product_id: 0, course_id: 0 }] = await server.rows<{
    product_id: number;
    course_id: number;
  }>(
    'select c.product_id, k.id as course_id from certificates c join courses k on k.abstract_course_id = c.product_id where c.id = $1',
    [rows[0]?.id],
  );
  const client = await server.as(userId);
  const learner = { client, userId, groupId, courseId, productId, storageKey: '', attempts: [] } as unknown as Learner;
  await play(server, await beginCourse(server, { again: learner }), { delta: { lesson_status: 'passed' } });
  expect((await certificatesOf(userId)).map(({ state }) => state)).toEqual(['revoked', 'valid']);
});
