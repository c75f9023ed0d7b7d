import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { runDueJobs } from '../../../platform/jobs/index.ts';
import { commit } from '../../../test-support/learning.ts';
import { openTestApp } from '../../../test-support/test-app.ts';
import { buildSession } from '../../trainer-led/virtual-groups/session.factory.ts';
import { notifyOfCertificates } from './notify-of-certificates.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock, services } = server;

/** A course on 1 September whose first two delegates attended, with their licences. */
async function buildAttended(assessment_type: 'none' | 'paper' | 'online' = 'none') {
  clock.set('2026-09-01T09:30:00Z');
  const session = await buildSession(server, { delegates: 3, pool: 3 });
  await db
    .updateTable('virtual_groups')
    .set({ assessment_type, post_training_days_allowed: 10 })
    .where('id', '=', session.virtualGroupId)
    .execute();
  await session.issueTo(0, 1, 2);
  await session.mark({ 0: 'attended', 1: 'attended', 2: 'absent' });
  clock.set('2026-09-02T12:00:00Z');
  const close = async () =>
    expect(
      (await (await server.as(session.superId)).post(session.site('/close-course'), { ...closing() })).statusCode,
    ).toBe(200);
  const mailsTo = (nth: number) =>
    server.rows<{ subject: string; body_text: string }>(
      `select subject, body_text from outbox_messages o join users u on u.email = o.recipient
       where u.id = $1 and subject like 'Your certificate%' order by o.id`,
      [session.people[nth]],
    );
  return { ...session, close, mailsTo };
}
const closing = () => ({ force: 0, reason: '', waivers: [], idempotencyKey: randomUUID() });

/** Runs the job twice at once, and once more. A name of its own makes the job due whenever the test asks. */
async function run() {
  const runOnce = () => {
    const job = { ...notifyOfCertificates(services), name: `certificate-mail ${randomUUID()}` };
    return runDueJobs({ db, clock, jobs: [job], log: (problem) => expect(problem).toBe('') });
  };
  await Promise.all([runOnce(), runOnce()]);
  await runOnce();
}

test('closing a course emails each certificate once, with the page that has it', async () => {
  const { close, mailsTo, virtualGroupId, groupId } = await buildAttended();
  await run();
  expect(await mailsTo(0)).toEqual([]);
  await close();
  await run();
  await run();
  for (const nth of [0, 1]) {
    const [mail, ...more] = await mailsTo(nth);
    expect([mail?.subject, more]).toEqual(['Your certificate: Basic life support', []]);
    expect(mail?.body_text).toContain('It never expires.');
    expect(mail?.body_text).toContain(`/my-learning-zone/course-launch/trainer-led/${virtualGroupId}/${groupId}`);
  }
  expect(await mailsTo(2)).toEqual([]);
});

test('the page of the course has the certificate only after it was closed', async () => {
  const { close, people, virtualGroupId } = await buildAttended();
  const cardOf = async () =>
    (await (await server.as(people[0] ?? 0)).get('/api/my-courses'))
      .json()
      .find(({ course_type: type }: { course_type: string }) => type === 'trainer-led');
  expect(await cardOf()).toMatchObject({ course_id: virtualGroupId, certificate: null, session: { is_closed: false } });
  await close();
  const card = await cardOf();
  expect(card).toMatchObject({ certificate: { expires_on: null }, session: { is_closed: true } });
  const pdf = await (await server.as(people[0] ?? 0)).get(`/api/certificates/${card.certificate.id}/pdf`);
  expect(pdf.statusCode).toBe(200);
});

test('a passed assessment emails the certificate, and closing does not again', async () => {
  const { trainerId, trainer, people, close, mailsTo } = await buildAttended('paper');
  const asTrainer = await server.as(trainerId);
  const results = [
    { userId: people[0], result: 'passed' },
    { userId: people[1], result: 'failed' },
  ];
  const saved = await asTrainer.put(trainer('/assessments'), { results, idempotencyKey: randomUUID() });
  expect(saved.statusCode).toBe(200);
  await run();
  expect([(await mailsTo(0)).length, (await mailsTo(1)).length]).toEqual([1, 0]);
  await close();
  await run();
  expect([(await mailsTo(0)).length, (await mailsTo(1)).length]).toEqual([1, 0]);
});

test('passing the online assessment of a course emails the certificate with the page of the course', async () => {
  const { people, groupId, productId, virtualGroupId, mailsTo } = await buildAttended('online');
  const [course] = await server.rows<{ id: number }>('select id from courses where abstract_course_id = $1', [
    productId,
  ]);
  const learner = await server.as(people[0] ?? 0);
  const started = await learner.post(`/api/course-start/${course?.id}/online/${groupId}`, { launch: true });
  const { session_token: token } = started.json().launch;
  const delta = { lesson_status: 'passed', session_time: '0000:05:00.00' } as const;
  expect((await commit(server, token, delta, { finished: true })).statusCode).toBe(200);
  await run();
  const [mail, ...more] = await mailsTo(0);
  expect([mail?.subject, more]).toEqual(['Your certificate: Basic life support', []]);
  expect(mail?.body_text).toContain(`/my-learning-zone/course-launch/trainer-led/${virtualGroupId}/${groupId}`);
  expect(await mailsTo(1)).toEqual([]);
});

test('a certificate that was withdrawn at once, and people who left, get no email', async () => {
  const { close, mailsTo, people } = await buildAttended();
  await close();
  await server.rows(
    `update certificates set state = 'revoked', revoked_at = now(), revoked_from = awarded_on, revoke_reason = 'other'
     where user_id = $1`,
    [people[0]],
  );
  await server.rows('update group_members set archived_at = now() where user_id = $1', [people[1]]);
  await run();
  expect([await mailsTo(0), await mailsTo(1)]).toEqual([[], []]);
});
