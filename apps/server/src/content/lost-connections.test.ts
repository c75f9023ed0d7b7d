import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { beginCourse, launch } from '../test-support/learning.ts';
import { createFaults, longestDelayMs, playThrough } from '../test-support/servers/bad-connection.ts';
import { startFaultProxy } from '../test-support/servers/fault-proxy.ts';
import { openTestApp } from '../test-support/test-app.ts';

const players = 40;
const steps = 60;

test('40 players with 60 commits each over a failing network store exactly what they sent', async () => {
  const server = await openTestApp({ connections: 10 });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const proxy = await startFaultProxy((server.app.server.address() as AddressInfo).port, createFaults());
  const learners = [];
  for (let player = 0; player < players; player += 1) learners.push(await beginCourse(server));
  const tokens = await Promise.all(learners.map(async (learner) => (await launch(learner)).session_token));

  const address = `http://127.0.0.1:${proxy.port}/commit`;
  const played = await Promise.all(tokens.map((token) => playThrough({ address, token, steps })));
  expect(played).toEqual(Array(players).fill(true));
  await new Promise((resolve) => setTimeout(resolve, longestDelayMs + 200));
  await proxy.close();

  for (const fault of ['none', 'reset-before', 'reset-after', 'black-hole', 'delay']) {
    expect(proxy.met[fault], fault).toBeGreaterThan(20);
  }
  const attempts = await server.rows(
    `select a.lesson_location, a.lesson_status, d.suspend_data, a.session_time,
       (select count(*)::int from sco_user_interactions i where i.sco_user_id = a.id) as interactions,
       (select count(*)::int from sco_user_interactions i
        where i.sco_user_id = a.id and i.student_response = 'a' || (i.index + 1) and i.id = 'q' || (i.index + 1)) as exact,
       (select count(*)::int from certificates c where c.user_id = a.user_id) as certificates
     from sco_users a join sco_user_suspend_data d on d.sco_user_id = a.id`,
  );
  const exact = {
    lesson_location: `page-${steps}`,
    lesson_status: 'completed',
    suspend_data: `state-${steps}`,
    session_time: '0000:00:59.00',
    interactions: steps,
    exact: steps,
    certificates: 1,
  };
  expect(attempts).toEqual(Array(players).fill(exact));
}, 300_000);
