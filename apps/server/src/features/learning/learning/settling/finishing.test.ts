import { describe, expect, test } from 'vitest';
import {
  beginCourse,
  commit,
  finish,
  type Learner,
  launch,
  play,
  resultsOf,
} from '../../../../test-support/learning.ts';
import { buildUser } from '../../../../test-support/people.factory.ts';
import { openTestApp } from '../../../../test-support/test-app.ts';
import { verifyLedger } from '../../../licences/ledger/check-ledger.ts';

const server = await openTestApp({ connections: 20 });
const { db, clock } = server;

const certificatesOf = (learner: Learner) =>
  server.rows<{ id: number; state: string; expires_on: string }>(
    'select id, state, expires_on::text from certificates where user_id = $1 order by id',
    [learner.userId],
  );
const passed = { lesson_status: 'passed', raw_score: '90' } as const;
const failed = { lesson_status: 'failed', raw_score: '20' } as const;

describe('finishing an attempt', () => {
  test('completes the course and gives a certificate', async () => {
    const learner = await beginCourse(server);
    const answer = (await play(server, learner, { delta: { lesson_status: 'completed' } })).json();
    expect(answer).toMatchObject({ lesson_status: 'completed', course_completed: true });
    expect(await certificatesOf(learner)).toEqual([
      expect.objectContaining({ id: answer.certificate_id, state: 'valid' }),
    ]);
    expect(await resultsOf(learner)).toMatchObject({
      course_completed: true,
      certificate: { id: answer.certificate_id },
    });
    expect((await verifyLedger(db)).faults).toEqual([]);
  });

  test('repeats the first answer at a second finish, and gives one certificate', async () => {
    const learner = await beginCourse(server);
    const { session_token: token } = await launch(learner);
    await commit(server, token, passed, { finished: true });
    const [first, second] = [await finish(learner, token), await finish(learner, token)];
    expect(second.json()).toEqual(first.json());
    expect(await certificatesOf(learner)).toHaveLength(1);
  });

  test('leaving after the package has finished stores no other result, and a later launch does', async () => {
    const learner = await beginCourse(server);
    const { session_token: token } = await launch(learner);
    const finishedAt = async () => {
      const [row] = await server.rows<{ finished_at: Date }>(
        'select finished_at from sco_users where user_id = $1 and superseded_at is null',
        [learner.userId],
      );
      return row?.finished_at.getTime();
    };
    await commit(server, token, { lesson_status: 'incomplete' }, { finished: true });
    const first = await finishedAt();
    clock.advance(5_000);
    expect((await finish(learner, token)).json()).toMatchObject({
      lesson_status: 'incomplete',
      course_completed: false,
    });
    expect(await finishedAt()).toBe(first);
    clock.advance(5_000);
    const { session_token: again } = await launch(learner);
    await commit(server, again, { lesson_status: 'incomplete' }, { finished: true });
    expect(await finishedAt()).toBe((first ?? 0) + 10_000);
  });

  test('the token of a launch is valid until the package has finished, and again when it sends more', async () => {
    const learner = await beginCourse(server);
    const { session_token: token } = await launch(learner);
    const isValid = async () =>
      (await learner.client.get(`/api/sco-user/${learner.attempts[0]}`)).json().session_token_valid;
    expect(await isValid()).toBe(true);
    await commit(server, token, { lesson_status: 'incomplete' }, { finished: true });
    expect(await isValid()).toBe(false);
    await commit(server, token, { lesson_location: 'again' }, { seq: 2 });
    expect(await isValid()).toBe(true);
  });

  test('leaving settles a commit that arrived after the package had finished', async () => {
    const learner = await beginCourse(server);
    const { session_token: token } = await launch(learner);
    await commit(server, token, { lesson_status: 'incomplete' }, { finished: true });
    await commit(server, token, passed, { seq: 2 });
    const answer = (await finish(learner, token)).json();
    expect(answer).toMatchObject({ lesson_status: 'passed', raw_score: '90', course_completed: true });
    expect(await certificatesOf(learner)).toEqual([expect.objectContaining({ id: answer.certificate_id })]);
  });

  test('leaving answers for the whole course while another module is open, and after it is done', async () => {
    const learner = await beginCourse(server, { scos: [{}, {}] });
    const [one, two] = [await launch(learner), await launch(learner, { module: 1 })];
    await commit(server, one.session_token, passed, { finished: true });
    const open = { lesson_status: 'passed', course_completed: false, certificate_id: null, withdrawn: null };
    expect((await finish(learner, one.session_token)).json()).toMatchObject(open);
    await commit(server, two.session_token, passed, { finished: true });
    const done = (await finish(learner, two.session_token, 1)).json();
    expect(done).toMatchObject({ course_completed: true, certificate_id: expect.any(Number) });
    expect((await finish(learner, one.session_token)).json()).toMatchObject({
      course_completed: true,
      certificate_id: done.certificate_id,
    });
  });

  test('leaving completes a course that was withdrawn when the package finished, and is not any more', async () => {
    const learner = await beginCourse(server);
    const { session_token: token } = await launch(learner);
    const setMembership = (archivedAt: Date | null) =>
      db.updateTable('group_members').set({ archived_at: archivedAt }).where('user_id', '=', learner.userId).execute();
    await setMembership(clock.now());
    await commit(server, token, passed, { finished: true });
    await setMembership(null);
    expect((await finish(learner, token)).json()).toMatchObject({ course_completed: true, withdrawn: null });
    expect(await certificatesOf(learner)).toHaveLength(1);
  });

  test('gives one certificate for ten finishes at the same time with commits in between', async () => {
    const learner = await beginCourse(server);
    const { session_token: token } = await launch(learner);
    await commit(server, token, passed);
    const finishes = Array.from({ length: 10 }, () => finish(learner, token));
    const commits = Array.from({ length: 5 }, (_, index) =>
      commit(server, token, { lesson_status: 'incomplete' }, { seq: index + 2, finished: true }),
    );
    const answers = await Promise.all([...finishes, ...commits]);
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(15).fill(200));
    expect(await certificatesOf(learner)).toHaveLength(1);
    expect((await resultsOf(learner)).lesson_status).toBe('passed');
  });

  test('completes nothing after a launch that sent no data', async () => {
    const learner = await beginCourse(server);
    const { session_token: token } = await launch(learner);
    expect((await finish(learner, token)).json()).toMatchObject({
      lesson_status: 'not attempted',
      course_completed: false,
      certificate_id: null,
    });
    expect(await resultsOf(learner)).toMatchObject({ has_progress: false });
    await play(server, learner, { delta: { lesson_status: 'incomplete' } });
    expect(await resultsOf(learner)).toMatchObject({ has_progress: true });
    expect(await certificatesOf(learner)).toEqual([]);
  });

  test('counts a session without a status as completed when the learner leaves', async () => {
    const learner = await beginCourse(server);
    expect((await play(server, learner, { delta: { session_time: '0000:01:00.00' } })).json()).toMatchObject({
      lesson_status: 'completed',
      course_completed: true,
    });
  });

  test('the mastery score decides over the status, unless the module says otherwise', async () => {
    const strict = await beginCourse(server, { scos: [{ masteryScore: 80 }] });
    expect(
      (await play(server, strict, { delta: { lesson_status: 'completed', raw_score: '79' } })).json(),
    ).toMatchObject({ lesson_status: 'failed', course_completed: false });
    expect(
      (await play(server, strict, { delta: { lesson_status: 'completed', raw_score: '80' } })).json(),
    ).toMatchObject({ lesson_status: 'passed', course_completed: true });
    const lenient = await beginCourse(server, { scos: [{ masteryScore: 80, masteryOverride: false }] });
    expect(
      (await play(server, lenient, { delta: { lesson_status: 'completed', raw_score: '10' } })).json(),
    ).toMatchObject({ course_completed: true });
  });

  test('completes a course of several modules with the last of them, in any order', async () => {
    const learner = await beginCourse(server, { scos: [{}, {}, {}] });
    for (const module of [2, 0]) {
      expect((await play(server, learner, { module, delta: passed })).json()).toMatchObject({
        course_completed: false,
        certificate_id: null,
      });
    }
    const [course] = (await learner.client.get('/api/my-courses')).json();
    expect(course).toMatchObject({ modules: 3, modules_done: 2, courseUser: { completion_status: 'incomplete' } });
    expect((await play(server, learner, { module: 1, delta: passed })).json()).toMatchObject({
      course_completed: true,
    });
  });

  test('completes the course once when two modules finish at the same time', async () => {
    const learner = await beginCourse(server, { scos: [{}, {}] });
    const launches = [await launch(learner), await launch(learner, { module: 1 })];
    const answers = await Promise.all(
      launches.map((opened) => commit(server, opened.session_token, passed, { finished: true })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    expect(await certificatesOf(learner)).toHaveLength(1);
    expect(await resultsOf(learner)).toMatchObject({ course_completed: true });
  });

  test('refuses a finish whose body names a different attempt than its address', async () => {
    const learner = await beginCourse(server, { scos: [{}, {}] });
    const { session_token: token } = await launch(learner);
    const [first, second] = learner.attempts;
    expect((await learner.client.post(`/api/sco-user/${second}/finish`, { attempt_id: first, token })).statusCode).toBe(
      404,
    );
  });
});

describe('new attempts after a failure', () => {
  test('begins a new attempt at a failed module, and keeps the earlier attempt', async () => {
    const learner = await beginCourse(server, { scos: [{ maxAttempts: 2 }] });
    await play(server, learner, { delta: failed });
    const next = await launch(learner, { again: true });
    expect(next.sco_user_id).not.toBe(learner.attempts[0]);
    expect((await learner.client.post(`/api/sco-user/${learner.attempts[0]}/start`)).statusCode).toBe(404);
    expect(await resultsOf(learner)).toMatchObject({ lesson_status: 'failed', attempts: 1 });
    const current = { ...learner, attempts: [next.sco_user_id] };
    expect((await play(server, current, { delta: passed })).json()).toMatchObject({ course_completed: true });
    expect(await resultsOf(current)).toMatchObject({ attempts: 2, max_attempts: 2 });
  });

  test('refuses a new attempt after a pass or the last attempt, and does not reopen a failed one', async () => {
    const done = await beginCourse(server, { scos: [{ maxAttempts: 3 }, {}] });
    await play(server, done, { delta: passed });
    await expect(launch(done, { again: true })).rejects.toThrow(/completed this module/u);
    expect(await launch(done)).toMatchObject({ mode: 'review' });
    const limited = await beginCourse(server, { scos: [{ maxAttempts: 2 }] });
    await play(server, limited, { delta: failed });
    await expect(launch(limited)).rejects.toThrow(/attempt has ended/u);
    expect(await resultsOf(limited)).toMatchObject({ lesson_status: 'failed', may_try_again: true });
    const last = { ...limited, attempts: [(await launch(limited, { again: true })).sco_user_id] };
    await play(server, last, { delta: failed });
    await expect(launch(last, { again: true })).rejects.toThrow(/all attempts/u);
    await expect(launch(last)).rejects.toThrow(/all attempts/u);
    expect(await resultsOf(last)).toMatchObject({ lesson_status: 'failed', may_try_again: false });
  });

  test('begins one new attempt for several requests at the same time', async () => {
    const learner = await beginCourse(server);
    await play(server, learner, { delta: failed });
    const again = () => learner.client.post(`/api/sco-user/${learner.attempts[0]}/start`, { again: true });
    const answers = await Promise.all([again(), again(), again()]);
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 404, 404]);
  });

  test('a failed course stays failed, whatever an open launch sends afterwards', async () => {
    const learner = await beginCourse(server, { scos: [{ maxAttempts: 1 }] });
    const { session_token: token } = await launch(learner);
    await commit(server, token, failed, { finished: true });
    expect((await commit(server, token, passed, { seq: 2, finished: true })).statusCode).toBe(200);
    expect((await finish(learner, token)).json()).toMatchObject({ course_completed: false, certificate_id: null });
    expect(await certificatesOf(learner)).toEqual([]);
  });
});

describe('attempts of other people and withdrawn courses', () => {
  test('answers every call for an attempt of another learner with 404', async () => {
    const learner = await beginCourse(server);
    const { session_token: token } = await launch(learner);
    const stranger = await server.as(await buildUser(db));
    const address = `/api/sco-user/${learner.attempts[0]}`;
    for (const path of ['', '/results', '/ask-for-feedback', `/check-token?token=${token}`]) {
      expect((await stranger.get(address + path)).statusCode).toBe(404);
    }
    const bodies = {
      start: {},
      finish: { attempt_id: learner.attempts[0], token },
      'clear-session-token': { token },
      audit: { event: 'opened' },
    };
    for (const [path, body] of Object.entries(bodies))
      expect((await stranger.post(`${address}/${path}`, body)).statusCode).toBe(404);
  });

  test('does not open a course after the licence was taken back or the membership has ended', async () => {
    const revoked = await beginCourse(server);
    await db.updateTable('licences').set({ state: 'revoked' }).where('user_id', '=', revoked.userId).execute();
    await expect(launch(revoked)).rejects.toThrow(/taken back/u);
    const left = await beginCourse(server);
    await db
      .updateTable('group_members')
      .set({ archived_at: clock.now() })
      .where('user_id', '=', left.userId)
      .execute();
    await expect(launch(left)).rejects.toThrow(/no longer a member/u);
    expect((await left.client.get(`/api/sco-user/${left.attempts[0]}/results`)).statusCode).toBe(200);
  });
});
