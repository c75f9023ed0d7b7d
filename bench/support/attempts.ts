import { Visitor } from './visitor.ts';
import { password, type World } from './world.ts';

/** Module that a learner has open in the player. `seq` is the number of the last commit that was sent. */
export type OpenAttempt = { scoUserId: number; token: string; seq: number };

/** Signs learners in and opens the player for each, as their browsers would: start, signed address, player page. */
export async function openAttempts(world: World, from: number, count: number): Promise<OpenAttempt[]> {
  const open: OpenAttempt[] = [];
  for (const learner of world.learners.slice(from, from + count)) {
    const { rows } = await world.pool.query<{ id: number }>(
      `select id from sco_users where user_id = $1 and best_status = 'incomplete' order by id limit 1`,
      [learner.userId],
    );
    const scoUserId = rows[0]?.id ?? 0;
    const visitor = await new Visitor(world.server).logIn({ username: learner.username, password });
    const { token } = await openPlayer(visitor, scoUserId);
    open.push({ scoUserId, token, seq: 0 });
  }
  return open;
}

/**
 * Starts an attempt and reads the player page. Returns the token, which only the app gets, and the address of the SCO.
 */
export async function openPlayer(visitor: Visitor, scoUserId: number): Promise<{ token: string; sco: string }> {
  const { play_url: address, session_token: token } = await visitor.post<{ play_url: string; session_token: string }>(
    `/api/sco-user/${scoUserId}/start`,
    {},
  );
  return { token, sco: await readPlayerPage(address) };
}

/** Reads the player page at a signed address. Returns the address of the module's own page. */
export async function readPlayerPage(address: string): Promise<string> {
  const page = await fetch(address).then((answer) => answer.text());
  const inlined = /<script id="player-data" type="application\/json">(.*?)<\/script>/su.exec(page)?.[1] ?? '{}';
  const { src } = JSON.parse(inlined) as { src: string };
  return new URL(src, address).href;
}
