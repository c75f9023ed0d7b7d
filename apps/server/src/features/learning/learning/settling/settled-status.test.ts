import type { AttemptDelta } from '@doselore/contract/learning';
import { createRuntime, type Delta, type LaunchState } from '@doselore/scorm/runtime';
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
import { openTestApp } from '../../../../test-support/test-app.ts';
import { contentHost } from '../../../../test-support/test-client.ts';

const server = await openTestApp({ connections: 20 });

/** Values that a package sets before the learner leaves it. */
type Script = { status: string | null; exit: 'suspend' | ''; score: string };

/** Returns the data that the player page inlines for its run-time. */
async function stateOf(playUrl: string): Promise<LaunchState> {
  const page = await server.visitor().get(new URL(playUrl).pathname, { host: contentHost });
  const data = /<script id="player-data" type="application\/json">(.*?)<\/script>/su.exec(page.body)?.[1] ?? '';
  return JSON.parse(data).state;
}

/** Runs a package in the run-time of the player. Returns its changes, and the status it reads after LMSFinish. */
function run(state: LaunchState, { status, exit, score }: Script, options: { finishes: boolean }) {
  const runtime = createRuntime({ state, clock: () => 0 });
  const { api } = runtime;
  api.LMSInitialize('');
  if (status !== null) api.LMSSetValue('cmi.core.lesson_status', status);
  if (score !== '') api.LMSSetValue('cmi.core.score.raw', score);
  if (exit !== '') api.LMSSetValue('cmi.core.exit', exit);
  if (options.finishes) api.LMSFinish('');
  const deltas: Delta[] = [];
  for (let delta = runtime.takeDelta(); delta !== null; delta = runtime.takeDelta()) deltas.push(delta);
  api.LMSInitialize('');
  return { deltas, readBack: api.LMSGetValue('cmi.core.lesson_status') };
}

type Way = (learner: Learner, module: number, script: Script) => Promise<string>;

function send(token: string, deltas: readonly Delta[], finished: boolean) {
  return server.visitor().post('/commit', { token, seq: 1, deltas, finished }, { host: contentHost });
}

async function open(learner: Learner, module: number, script: Script, options: { finishes: boolean }) {
  const opened = await launch(learner, { module });
  return { token: opened.session_token, ...run(await stateOf(opened.play_url), script, options) };
}

/**
 * Ways to leave a package, each with the calls that the browser makes. Returns the status that the package reads back
 * after it has finished, and "" when it never finishes.
 */
const ways: Record<string, Way> = {
  'Exit, and the package finishes': async (learner, module, script) => {
    const { token, deltas, readBack } = await open(learner, module, script, { finishes: true });
    await send(token, deltas, true);
    await finish(learner, token, module);
    return readBack;
  },
  'Exit, and the package never finishes': async (learner, module, script) => {
    const { token, deltas } = await open(learner, module, script, { finishes: false });
    await send(token, [{ session: 1, interactions: [] }, ...deltas], true);
    return '';
  },
  'the page closes, and its beacon carries the end': async (learner, module, script) => {
    const { token, deltas, readBack } = await open(learner, module, script, { finishes: true });
    await send(token, deltas, true);
    return readBack;
  },
  'the session is over, and the app finishes with what was not stored': async (learner, module, script) => {
    const { token, deltas, readBack } = await open(learner, module, script, { finishes: true });
    const attempt_id = learner.attempts[module];
    await learner.client.post(`/api/sco-user/${attempt_id}/finish`, { attempt_id, token, data: deltas });
    return readBack;
  },
};

/** No mastery score; one without a score, reached and missed; missed where the package decides. */
const modules = [
  { masteryScore: null },
  { masteryScore: 80 },
  { masteryScore: 80 },
  { masteryScore: 80 },
  { masteryScore: 80, masteryOverride: false },
];
const scores = ['90', '', '80', '79', '79'];
type Five = [string, string, string, string, string];

describe('the status of an attempt', () => {
  const rows: [string | null, 'suspend' | '', Five][] = [
    [null, '', ['completed', 'completed', 'passed', 'failed', 'failed']],
    [null, 'suspend', ['incomplete', 'incomplete', 'incomplete', 'incomplete', 'incomplete']],
    ['incomplete', '', ['incomplete', 'incomplete', 'incomplete', 'incomplete', 'incomplete']],
    ['incomplete', 'suspend', ['incomplete', 'incomplete', 'incomplete', 'incomplete', 'incomplete']],
    ['browsed', '', ['browsed', 'browsed', 'browsed', 'browsed', 'browsed']],
    ['browsed', 'suspend', ['browsed', 'browsed', 'browsed', 'browsed', 'browsed']],
    ['completed', '', ['completed', 'completed', 'passed', 'failed', 'completed']],
    ['completed', 'suspend', ['completed', 'completed', 'passed', 'failed', 'completed']],
    ['passed', '', ['passed', 'passed', 'passed', 'failed', 'passed']],
    ['passed', 'suspend', ['passed', 'passed', 'passed', 'failed', 'passed']],
    ['failed', '', ['failed', 'failed', 'passed', 'failed', 'failed']],
    ['failed', 'suspend', ['failed', 'failed', 'passed', 'failed', 'failed']],
  ];

  describe.each(Object.entries(ways))('when %s', (_way, leave) => {
    test.each(rows)('package says %s, exit "%s"', async (status, exit, expected) => {
      // The last module stays open, so that no result ends the course before all have been left.
      const learner = await beginCourse(server, { scos: [...modules, {}] });
      const readBack: string[] = [];
      for (const [module, score] of scores.entries())
        readBack.push(await leave(learner, module, { status, exit, score }));
      const stored = await server.rows<{ lesson_status: string; best_status: string; own_status: string }>(
        `select a.lesson_status, a.best_status, a.own_status from sco_users a join scos s on s.id = a.sco_id
         where a.user_id = $1 order by s.sequence limit 5`,
        [learner.userId],
      );
      expect(stored).toEqual(
        expected.map((one) => ({ lesson_status: one, best_status: one, own_status: status ?? '' })),
      );
      if (readBack[0] !== '') expect(readBack).toEqual(expected);
    });
  });
});

describe('a package that says "incomplete"', () => {
  const unfinished = { status: 'incomplete', exit: 'suspend', score: '0' } as const;
  const licenceOf = async (learner: Learner) =>
    (await server.rows('select state from licences where user_id = $1', [learner.userId]))[0];

  test.each(Object.entries(ways))('keeps its only attempt and its licence when %s', async (_way, leave) => {
    const learner = await beginCourse(server, { scos: [{ masteryScore: 80, maxAttempts: 1 }] });
    await leave(learner, 0, unfinished);
    expect(await licenceOf(learner)).toEqual({ state: 'in_progress' });
    expect(await resultsOf(learner)).toMatchObject({ lesson_status: 'incomplete', certificate: null });
    await leave(learner, 0, { status: 'incomplete', exit: 'suspend', score: '100' });
    expect(await resultsOf(learner)).toMatchObject({ course_completed: false, certificate: null });
    await leave(learner, 0, { status: 'completed', exit: '', score: '90' });
    expect(await resultsOf(learner)).toMatchObject({ lesson_status: 'passed', course_completed: true });
  });

  test('keeps its attempt after it said "failed" in the same session', async () => {
    const learner = await beginCourse(server, { scos: [{ maxAttempts: 1 }, {}] });
    const { session_token: token } = await launch(learner);
    await commit(server, token, { lesson_status: 'failed', own_status: 'failed' });
    // Another module ends meanwhile.
    await play(server, learner, { module: 1, delta: { lesson_status: 'passed', own_status: 'passed' } });
    expect(await licenceOf(learner)).toEqual({ state: 'in_progress' });
    const again: Partial<AttemptDelta> = { lesson_status: 'incomplete', own_status: 'incomplete' };
    await commit(server, token, { ...again, exit_value: 'suspend' }, { seq: 2, finished: true });
    expect(await licenceOf(learner)).toEqual({ state: 'in_progress' });
    expect(await resultsOf(learner)).toMatchObject({ lesson_status: 'incomplete' });
  });
});

describe('a package that never says a status', () => {
  test.each(Object.entries(ways))('completes with the first ordinary exit when %s', async (_way, leave) => {
    const learner = await beginCourse(server, { scos: [{ masteryScore: 80 }] });
    await leave(learner, 0, { status: null, exit: 'suspend', score: '100' });
    expect(await resultsOf(learner)).toMatchObject({ lesson_status: 'incomplete', certificate: null });
    await leave(learner, 0, { status: null, exit: '', score: '' });
    expect(await resultsOf(learner)).toMatchObject({ lesson_status: 'passed', course_completed: true });
  });

  test('gives no result to an assessment-like licence that the player claims to have completed', async () => {
    const learner = await beginCourse(server, { scos: [{ masteryScore: 80 }] });
    const claim: Partial<AttemptDelta> = { lesson_status: 'completed', own_status: 'incomplete', raw_score: '100' };
    await play(server, learner, { delta: claim });
    expect(await resultsOf(learner)).toMatchObject({ lesson_status: 'incomplete', certificate: null });
  });
});

test('a passed package whose page was closed before it finished is settled when it is opened again', async () => {
  const learner = await beginCourse(server, { scos: [{ masteryScore: 80 }] });
  const { session_token: token } = await launch(learner);
  await commit(server, token, { lesson_status: 'passed', own_status: 'passed', raw_score: '85' });
  expect(await resultsOf(learner)).toMatchObject({ course_completed: false });
  expect(await launch(learner)).toMatchObject({ mode: 'review' });
  expect(await resultsOf(learner)).toMatchObject({ lesson_status: 'passed', course_completed: true });
});

test('a status that an older player sends without that of the package counts as set by the package', async () => {
  const learner = await beginCourse(server, { scos: [{ masteryScore: 80 }] });
  await play(server, learner, { delta: { lesson_status: 'incomplete', raw_score: '100' } });
  const [row] = await server.rows('select lesson_status, own_status from sco_users where user_id = $1', [
    learner.userId,
  ]);
  expect(row).toEqual({ lesson_status: 'incomplete', own_status: null });
});
