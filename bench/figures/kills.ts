import { playSteadily } from '@doselore/server/src/test-support/steady-player.ts';
import type { Figure } from '../figure.ts';
import { openAttempts } from '../support/attempts.ts';

const players = 40;
const kills = 20;
/** Acknowledged steps between two kills, so that each kill interrupts work. */
const betweenKills = 60;

/** Kills the server again and again while 40 players commit. */
export const killed: Figure = async (world) => {
  const attempts = await openAttempts(world, 700, players);
  const address = `http://${world.server.contentHost}/commit`;
  const playing = attempts.map(({ token }) => playSteadily({ address, token }));
  const acknowledged = () => playing.reduce((sum, player) => sum + player.acknowledged(), 0);
  const restarts: number[] = [];
  let lost = 0;
  for (let killed = 0; killed < kills; killed += 1) {
    const target = acknowledged() + betweenKills;
    while (acknowledged() < target) await new Promise((resolve) => setTimeout(resolve, 5));
    await world.server.kill();
    const promised = playing.map((player) => player.acknowledged());
    const stored = await storedSteps(attempts.map(({ scoUserId }) => scoUserId));
    lost += promised.filter((step, index) => (stored[index] ?? 0) < step).length;
    const startedAt = performance.now();
    await world.server.restart();
    restarts.push((performance.now() - startedAt) / 1_000);
  }
  await Promise.all(playing.map((player) => player.stop()));
  restarts.sort((a, b) => a - b);
  return {
    title: `The server killed ${kills} times under ${players} players`,
    columns: ['kills', 'steps acknowledged', 'lost', 'restart p50 s', 'restart max s'],
    rows: [[`${kills}`, acknowledged(), lost, restarts[Math.floor(kills / 2)] ?? 0, restarts.at(-1) ?? 0]],
  };

  async function storedSteps(ids: number[]): Promise<number[]> {
    const { rows } = await world.pool.query<{ id: number; step: number }>(
      `select id, coalesce(nullif(lesson_location, ''), '0')::int as step from sco_users where id = any($1)`,
      [ids],
    );
    const steps = new Map(rows.map(({ id, step }) => [id, step]));
    return ids.map((id) => steps.get(id) ?? 0);
  }
};
