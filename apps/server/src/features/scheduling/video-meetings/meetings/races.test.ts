import { setTimeout as sleep } from 'node:timers/promises';
import { sessionsText } from '@doselore/contract/course-planning';
import { beforeEach, expect, test } from 'vitest';
import { runTasks } from '../../../../platform/jobs/index.ts';
import { session } from '../../../trainer-led/course-planning/planning.factory.ts';
import {
  buildAccount,
  buildVirtual,
  draftWith,
  meetingsOf,
  openWithZoom,
  publish,
  replan,
} from '../meetings.factory.ts';
import { meetingWorker } from './work-meetings.ts';

const { server, made, override, methods } = await openWithZoom({ connections: 20 });

beforeEach(() => {
  override();
  made.clear();
  server.clock.set('2027-01-01T09:00:00Z');
});

/** Works as another node does. */
const node = () =>
  runTasks({ ...server.services, kinds: [meetingWorker(server.services)], log: (problem) => expect.fail(problem) });

async function buildWithMeetings(days = ['2027-02-01']) {
  const world = await buildVirtual(server);
  const id = await draftWith(world, await buildAccount(world), {
    sessions: sessionsText(days.map((day) => session(day))),
  });
  expect((await publish(world, id)).statusCode).toBe(200);
  return { world, id };
}

test('four nodes make each meeting once (B21)', async () => {
  override(async ({ path }) => {
    if (!path.startsWith('/oauth')) await sleep(30);
    return undefined as never;
  });
  const { id } = await buildWithMeetings(['2027-02-01', '2027-02-02', '2027-02-03']);
  await Promise.all([node(), node(), node(), node()]);
  expect(methods()).toEqual(['POST', 'POST', 'POST']);
  expect(made.size).toBe(3);
  expect((await meetingsOf(server, id)).map(({ state }) => state)).toEqual(['ready', 'ready', 'ready']);
});

test('a date that changes while Zoom answers is sent to Zoom as well', async () => {
  const { world, id } = await buildWithMeetings();
  let changed = false;
  override(async ({ method, path }) => {
    if (method === 'POST' && !path.startsWith('/oauth') && !changed) {
      changed = true;
      const answer = await replan(world, id, { sessions: sessionsText([session('2027-02-05')]) });
      expect(answer.statusCode).toBe(200);
    }
    return undefined as never;
  });
  await node();
  await node();
  const live = (await meetingsOf(server, id)).filter(({ state }) => state === 'ready');
  expect(live).toHaveLength(1);
  expect([...made.values()].map(({ start_time }) => start_time)).toEqual(['2027-02-05T10:00:00']);
});

test('a course that becomes a draft while Zoom answers has no meeting in the end', async () => {
  const { world, id } = await buildWithMeetings();
  override(async ({ method, path }) => {
    if (method === 'POST' && !path.startsWith('/oauth')) await world.asSuper.post(world.at(id, '/unpublish'), {});
    return undefined as never;
  });
  await node();
  override();
  await node();
  expect(made.size).toBe(0);
  expect((await meetingsOf(server, id)).map(({ state }) => state)).toEqual(['gone']);
});

test('the meeting of a node that died is taken over after its claim, without a second meeting', async () => {
  const { id } = await buildWithMeetings();
  await server.rows(`update video_meetings set claim = gen_random_uuid(), attempts = 1, claimed_until = $1`, [
    new Date(server.clock.now().getTime() + 180_000),
  ]);
  const [row] = await server.rows<{ mark: string }>('select mark from video_meetings where state = $1', ['wanted']);
  made.set('55', { id: '55', agenda: `Made by Doselore: ${row?.mark}`, start_time: '', topic: '' });
  await node();
  expect(methods()).toEqual([]);
  server.clock.advance(180_000);
  await node();
  expect(await meetingsOf(server, id)).toMatchObject([{ state: 'ready', external_id: '55' }]);
  expect(made.size).toBe(1);
});
