import type { Figure } from '../figure.ts';
import { type OpenAttempt, openAttempts, openPlayer } from '../support/attempts.ts';
import { cpuMilliseconds } from '../support/processes.ts';
import { countCallsOfLeaving, countCallsOfResume, offerCourseToResume, resume } from '../support/resume.ts';
import type { Visitor } from '../support/visitor.ts';
import { visitorOf, type World } from '../support/world.ts';

const times = 60;
/** Measured views of My Courses, and measured resumes. */
const measured = 300;
/** Views and resumes before the measured ones, after which the server has compiled its code. */
const warmUp = { views: 1_000, resumes: 200 };
/** Rounds of finishing and leaving, and the attempts of each. */
const rounds = 9;
const each = 20;
const first = 200;

/**
 * Measures the CPU of server and database for a view of My Courses, for opening the player, for finishing and for
 * leaving, and counts the calls with which a browser opens and leaves the player.
 */
export const player: Figure = async (world) => {
  const cpuOf = async (work: (turn: number) => Promise<unknown>, count = times): Promise<number> => {
    const before = cpuMilliseconds(world.server.pid);
    for (let turn = 0; turn < count; turn += 1) await work(turn);
    return (cpuMilliseconds(world.server.pid) - before) / count;
  };
  const attempts = await openAttempts(world, first, rounds * each);
  const visitors: Visitor[] = [];
  for (const [at] of attempts.entries()) visitors.push(await visitorOf(world, world.learners[first + at]));
  const own = (turn: number) => {
    const [attempt, visitor] = [attempts[turn], visitors[turn]];
    if (attempt === undefined || visitor === undefined) throw new Error(`There is no attempt ${turn}`);
    return { attempt, visitor };
  };
  for (let turn = 0; turn < warmUp.views; turn += 1) await viewCourses(world, own(turn % times).visitor);
  const view = await cpuOf((turn) => viewCourses(world, own(turn % times).visitor), measured);
  const opening = await cpuOf(async (turn) => {
    const { attempt, visitor } = own(turn);
    Object.assign(attempt, { token: (await openPlayer(visitor, attempt.scoUserId)).token, seq: 0 });
  });
  const course = await offerCourseToResume(world, first + rounds * each);
  const learner = await visitorOf(world, world.learners[course.learner]);
  for (let turn = 0; turn < warmUp.resumes; turn += 1) await resume(world, learner, course);
  const resuming = await cpuOf(() => resume(world, learner, course), measured);
  const [firstCalls = 0, laterCalls = 0] = await countCallsOfResume(world, course);
  const leavingCalls = await countCallsOfLeaving(world, course);
  const finish = (turn: number) => sendLast(world, own(turn).attempt);
  const leave = async (turn: number) => {
    const { attempt, visitor } = own(turn);
    const { scoUserId, token } = attempt;
    await visitor.post(`/api/sco-user/${scoUserId}/finish`, { attempt_id: scoUserId, token });
  };
  // The first ones let the server compile its code. After that the same attempts finish and are left, in turns, so that
  // other work on the machine disturbs both alike.
  let [finishing, leaving] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const cpuOfWork = (work: typeof finish) => cpuOf((turn) => work(round * each + turn), each);
    const [finished, left] = [await cpuOfWork(finish), await cpuOfWork(leave)];
    if (round === 0) continue;
    finishing += finished / (rounds - 1);
    leaving += left / (rounds - 1);
  }
  return {
    title: 'A learner’s way: CPU of server and database',
    columns: ['step', 'value', 'aim'],
    rows: [
      ['View of My Courses: page, session, settings, courses; ms', view, 5],
      ['Start of an attempt and its player page, ms', opening, ''],
      ['From Resume to the first page of the package, ms', resuming, 8],
      ['  calls that open the player, the first time', firstCalls, ''],
      ['  calls that open the player, each later time', laterCalls, 3],
      ['The package finishes, ms', finishing, ''],
      ['A call that leaves an attempt, ms', leaving, ''],
      ['  such calls after the package has finished', leavingCalls, ''],
      ['Finish and leave : finish', (finishing + leavingCalls * leaving) / finishing, 1.3],
    ],
    notes: [
      'Built files, which the server has in memory, are not counted. The files of a package are not counted as calls.',
    ],
  };
};

async function viewCourses(world: World, visitor: Visitor): Promise<void> {
  const page = await fetch(`${world.server.address}/my-learning-zone`, {
    headers: { Accept: 'text/html', Cookie: visitor.cookieHeader },
  });
  await page.text();
  await visitor.get('/api/my-learning-zone');
}

/** Sends the commit with which a package finishes, as the player does. */
async function sendLast(world: World, { token }: OpenAttempt): Promise<void> {
  const host = world.server.contentHost;
  const deltas = [{ session: 1, lesson_status: 'passed', raw_score: '90', session_time: '0000:05:00.00' }];
  const answer = await fetch(`http://${host}/commit`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain', Origin: `http://${host}`, 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ token, seq: 1, deltas, finished: true }),
  });
  if (!answer.ok) throw new Error(`A commit was answered with ${answer.status}: ${await answer.text()}`);
}
