import { createPasswords } from '@doselore/server/src/features/site/auth/index.ts';
import { type Figure, levels } from '../figure.ts';
import { type Connection, httpRequest, openConnections } from '../support/connection.ts';
import { drive, summarise } from '../support/load.ts';
import { Visitor } from '../support/visitor.ts';
import { password, type World } from '../support/world.ts';

const seconds = 4;

/**
 * Measures sign-ins through the whole server, and the check of the password alone. Correct passwords are never
 * throttled.
 */
export const logins: Figure = async (world) => {
  const headers = await new Visitor(world.server).headersOfPost();
  const { verify } = createPasswords(Math.max(...levels));
  const connections = await openConnections(world.server.port, Math.max(...levels));
  const http = createLogin(world, connections, headers);
  const bare = async (): Promise<void> => {
    if (!(await verify(world.passwordHash, password))) throw new Error('The password is not right');
  };
  const rows: number[][] = [];
  await drive(4, 1, http);
  for (const level of levels) {
    const argon = summarise(await drive(level, seconds, bare));
    const through = summarise(await drive(level, seconds, http));
    const ratio = through.perSecond / argon.perSecond;
    rows.push([level, ...Object.values(through), argon.perSecond, argon.p50, ratio]);
  }
  for (const connection of connections) connection.close();
  return {
    title: 'Logins: each by another person, with the right password',
    columns: ['connections', 'logins/s', 'p50 ms', 'p95 ms', 'p99 ms', 'argon2/s', 'p50 ms', 'login : argon2'],
    rows,
    notes: ['argon2: the same hash with the same cost, with nothing around it, as many at once.'],
  };
};

function createLogin(world: World, connections: readonly Connection[], headers: Record<string, string>) {
  const address = { host: `localhost:${world.server.port}`, path: '/login' };
  let turn = 0;
  return async (connection: number): Promise<void> => {
    const learner = world.learners[turn++ % world.learners.length];
    const body = JSON.stringify({ username: learner?.username, password });
    const request = httpRequest('POST', address, { headers: { ...headers, 'Content-Type': 'application/json' }, body });
    const reply = await connections[connection]?.ask(request);
    if (reply?.status !== 200) throw new Error(`A login was answered with ${reply?.status}: ${reply?.body}`);
  };
}
