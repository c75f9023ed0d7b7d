import { createFaults, longestDelayMs, playThrough } from '@doselore/server/src/test-support/servers/bad-connection.ts';
import { startFaultProxy } from '@doselore/server/src/test-support/servers/fault-proxy.ts';
import type { Figure } from '../figure.ts';
import { openAttempts } from '../support/attempts.ts';

const players = 40;
const steps = 60;

/** Plays 40 players over a network on which a third of all requests is cut, lost or delayed. */
export const badNetwork: Figure = async (world) => {
  const attempts = await openAttempts(world, 600, players);
  const proxy = await startFaultProxy(world.server.port, createFaults());
  const address = `http://127.0.0.1:${proxy.port}/commit`;
  const startedAt = performance.now();
  const clean = await Promise.all(attempts.map(({ token }) => playThrough({ address, token, steps })));
  const seconds = (performance.now() - startedAt) / 1_000;
  // Requests that are still delayed must change nothing any more.
  await new Promise((resolve) => setTimeout(resolve, longestDelayMs + 200));
  await proxy.close();
  const { rows } = await world.pool.query<{ exact: number; answers: number; doubled: number }>(
    `select count(*) filter (where a.lesson_location = $2 and d.suspend_data = $3 and n.exact = $4)::int as exact,
       sum(n.exact)::int as answers, sum(n.stored - n.exact)::int as doubled
     from sco_users a join sco_user_suspend_data d on d.sco_user_id = a.id
     cross join lateral (select count(*) as stored,
       count(*) filter (where i.student_response = 'a' || (i.index + 1) and i.id = 'q' || (i.index + 1)) as exact
       from sco_user_interactions i where i.sco_user_id = a.id) n
     where a.id = any($1)`,
    [attempts.map(({ scoUserId }) => scoUserId), `page-${steps}`, `state-${steps}`, steps],
  );
  const { none = 0, ...faults } = proxy.met;
  const failed = Object.values(faults).reduce((sum, count) => sum + count, 0);
  return {
    title: `A bad network: ${players} players of ${steps} steps each`,
    columns: ['requests', 'of it failed', 'seconds', 'attempts exact', 'answers stored', 'doubled or wrong'],
    rows: [[`${none + failed}`, failed, seconds, rows[0]?.exact ?? 0, rows[0]?.answers ?? 0, rows[0]?.doubled ?? 0]],
    notes: [
      Object.entries(faults)
        .map(([fault, count]) => `${fault} ${count}`)
        .join(', '),
      `All players reported that all is stored: ${clean.every(Boolean) ? 'yes' : 'NO'}.`,
    ],
  };
};
