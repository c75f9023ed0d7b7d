import { setTimeout as sleep } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import { openAttempts } from '../support/attempts.ts';
import { sendCommit } from '../support/commit-load.ts';
import { openConnections } from '../support/connection.ts';
import { drive } from '../support/load.ts';
import { footprints } from '../support/processes.ts';
import { benchClient, type World } from '../support/world.ts';

const connections = 32;
const seconds = 8;

/** Measures the memory of app and database, at rest and at most while 32 players commit. */
export const memory: Figure = async (world) => {
  await sleep(2_000);
  const own = await listOwnConnections(world);
  const look = () => footprints(world.server.pid, own);
  const idle = look();
  const attempts = await openAttempts(world, 100, connections);
  const sockets = await openConnections(world.server.port, connections);
  const seen = [look()];
  const timer = setInterval(() => seen.push(look()), 500);
  await drive(connections, seconds, async (connection) => {
    const [socket, attempt] = [sockets[connection], attempts[connection]];
    if (socket && attempt) await sendCommit(socket, world.server.contentHost, attempt);
  });
  clearInterval(timer);
  for (const socket of sockets) socket.close();
  await sleep(3_000);
  const after = look();
  const row = (name: string, target: (seen: ReturnType<typeof look>) => number, aim: number | string = '') => [
    name,
    target(idle),
    Math.max(...seen.map(target)),
    target(after),
    aim,
  ];
  return {
    title: `Memory: at rest, and at the most under commits on ${connections} connections`,
    columns: ['MB', 'idle', 'load', 'after', 'aim'],
    rows: [
      row('App and database, sum of PSS', ({ app, helpers, database }) => app.pss + helpers.pss + database.pss, 300),
      row('App, RSS', (one) => one.app.rss),
      row('App, PSS', (one) => one.app.pss),
      row('App’s helpers (esbuild), RSS', (one) => one.helpers.rss),
      row('Database, sum of PSS', (one) => one.database.pss),
      row('Database, sum of RSS', (one) => one.database.rss),
      row('Database, processes', (one) => one.database.processes),
    ],
    notes: [
      'Of the bench’s own connections only the shared memory counts. PSS divides memory among the processes that share it, RSS counts it once for each.',
      '`npm start` becomes the server and takes nothing of its own.',
    ],
  };
};

/** Returns the database processes that serve the bench itself. */
async function listOwnConnections({ pool }: World): Promise<number[]> {
  const query = 'select pid from pg_stat_activity where application_name = $1';
  const { rows } = await pool.query<{ pid: number }>(query, [benchClient]);
  return rows.map(({ pid }) => pid);
}
