import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { beginCourse, launch } from '../test-support/learning.ts';
import { startFaultProxy } from '../test-support/servers/fault-proxy.ts';
import { openTestApp } from '../test-support/test-app.ts';
import { openTestPlayer } from '../test-support/test-player.ts';

test('stores 5,000 interactions that were collected offline', async () => {
  const server = await openTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const proxy = await startFaultProxy((server.app.server.address() as AddressInfo).port, () => 'reset-before');
  const { session_token: token } = await launch(await beginCourse(server));
  const player = openTestPlayer({
    address: `http://127.0.0.1:${proxy.port}/commit`,
    token,
    retry: { first: 20, longest: 50 },
    timeoutMs: 20_000,
  });
  for (let index = 0; index < 5_000; index += 1) {
    const answer = { index, id: `q${index}`, student_response: 'é'.repeat(index % 300), objectives: [] };
    player.say({ session: 1, interactions: [{ ...answer, correct_responses: ['a'] }] });
    if (index % 500 === 0) void player.flush();
  }
  const finished = player.flush({ finished: true });
  // The player packs 5,000 interactions before it sends, which takes more than a second on a busy machine.
  await expect.poll(() => proxy.met['reset-before'], { timeout: 20_000 }).toBeGreaterThan(1);
  proxy.choose(() => undefined);
  player.retryNow();
  await finished;
  await proxy.close();
  expect(player.isClean()).toBe(true);
  const [stored] = await server.rows(
    `select count(*)::int as answers, max(a.finished_at) is not null as is_finished,
       count(*) filter (where i.id = 'q' || i.index and length(i.student_response) = i.index % 300)::int as exact
     from sco_user_interactions i join sco_users a on a.id = i.sco_user_id`,
  );
  expect(stored).toEqual({ answers: 5_000, exact: 5_000, is_finished: true });
});
