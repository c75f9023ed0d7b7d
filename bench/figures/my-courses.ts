import { createHash, randomBytes } from 'node:crypto';
import { type Figure, levels } from '../figure.ts';
import { httpRequest, openConnections } from '../support/connection.ts';
import { drive, summarise } from '../support/load.ts';
import { cpuMilliseconds } from '../support/processes.ts';
import { coursesEach, people, type World } from '../support/world.ts';

const seconds = 4;

/** Measures the call that opens My Courses, as another person each time. */
export const myCourses: Figure = async (world) => {
  const tokens = await laySessions(world);
  const address = { host: `localhost:${world.server.port}`, path: '/api/my-learning-zone' };
  const requests = tokens.map((token) => httpRequest('GET', address, { headers: { Cookie: `sid=${token}` } }));
  const connections = await openConnections(world.server.port, Math.max(...levels));
  let turn = 0;
  let bytes = 0;
  const ask = async (connection: number): Promise<void> => {
    const reply = await connections[connection]?.ask(requests[turn++ % requests.length] ?? '');
    if (reply?.status !== 200) throw new Error(`My Courses was answered with ${reply?.status}: ${reply?.body}`);
    bytes = reply.bytes;
  };
  await drive(8, 2, ask);
  const rows: number[][] = [];
  for (const level of levels) {
    const before = cpuMilliseconds(world.server.pid);
    const sample = await drive(level, seconds, ask);
    const cpu = (cpuMilliseconds(world.server.pid) - before) / sample.times.length;
    rows.push([level, ...Object.values(summarise(sample)), bytes, cpu]);
  }
  for (const connection of connections) connection.close();
  return {
    title: `My Courses, the call that opens it: ${people} people with ${coursesEach} courses each`,
    columns: ['connections', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'bytes', 'ms of CPU'],
    rows,
    notes: ['CPU of server and database for one view. Aim: 5 ms.'],
  };
};

/** Inserts a session for everybody directly into the database, because sign-in is measured separately. */
async function laySessions(world: World): Promise<string[]> {
  const tokens = world.learners.map(() => randomBytes(32).toString('base64url'));
  await world.pool.query(
    `insert into sessions (token_hash, user_id)
     select decode(hash, 'hex'), id from unnest($1::text[], $2::bigint[]) as t(hash, id)`,
    [
      tokens.map((token) => createHash('sha256').update(token).digest('hex')),
      world.learners.map((learner) => learner.userId),
    ],
  );
  return tokens;
}
