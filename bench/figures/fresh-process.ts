import { connect } from '@doselore/server/src/platform/db/index.ts';
import type { Statement } from '@doselore/server/src/test-support/plans/rows-read.ts';
import type { Figure } from '../figure.ts';
import { openAttempts } from '../support/attempts.ts';
import { startBareServer } from '../support/bare-server.ts';
import { sendCommit } from '../support/commit-load.ts';
import { createSqlCommit } from '../support/commit-sql.ts';
import { type Connection, httpRequest, openConnections } from '../support/connection.ts';
import { drive, summarise } from '../support/load.ts';
import { openRecorder, replay } from '../support/replay.ts';
import { startServer } from '../support/server.ts';
import { buildWorld, visitorOf, type World } from '../support/world.ts';

const clients = [8, 32] as const;
const most = Math.max(...clients);
const seconds = 3;
/** Statements of the start of an attempt before its transaction: the session and the place of the attempt. */
const beforeLaunch = 2;

/**
 * One kind of work: a call through the server, its statements alone, and where it is one statement, that statement
 * through a bare Node server. `connection` counts from 0.
 */
type Work = {
  name: string;
  through: (connection: number) => Promise<void>;
  bare: (connection: number) => Promise<void>;
  bareServer?: (connection: number) => Promise<void>;
};

/**
 * Measures hot calls with 8 and 32 clients, in the process that has just made the demo world and after it was restarted,
 * each beside the bare statements of the same run, and autosave beside a bare Node server that runs its statement.
 */
export const freshProcess: Figure = async () => {
  const server = await startServer({ demo: true });
  const rows: (string | number)[][] = [];
  try {
    const world = await buildWorld(server);
    try {
      rows.push(...(await measure(world, 'has seeded')));
      await server.kill();
      await server.restart();
      rows.push(...(await measure(world, 'restarted')));
    } finally {
      await world.close();
    }
  } finally {
    await server.stop();
  }
  return {
    title: 'Hot calls with 8 and 32 clients, in a process that has made the demo world, and restarted',
    columns: [
      'call',
      'process',
      'clients',
      'calls/s',
      'p50 ms',
      'p95 ms',
      'statements/s',
      'share of statements',
      'bare server/s',
      'share of bare server',
      '32 : 8',
    ],
    rows,
    notes: [
      'share of statements: calls for each run of their bare statements, with as many clients. Aims: My Courses 0.7, open player 0.65.',
      'bare server: a Node server that only runs the statement of autosave. Aim for the share: 0.75.',
      '32 : 8: rate with 32 clients for that with 8. Aim: 0.95 or more, and a p95 of at most 4 times the p50.',
    ],
  };
};

async function measure(world: World, process: string): Promise<(string | number)[][]> {
  const direct = connect(world.databaseUrl, { size: most + 2, statementTimeoutMs: 0, lockTimeoutMs: 0 });
  const connections = await openConnections(world.server.port, most);
  const bareServer = await startBareServer(world.databaseUrl);
  const bareConnections = await openConnections(bareServer.port, most);
  const sql = await Promise.all(connections.map(() => direct.pool.connect()));
  const rows: (string | number)[][] = [];
  try {
    for (const work of await worksOf(world, { connections, bareConnections, sql })) {
      await drive(8, 1, work.through);
      if (work.bareServer) await drive(8, 1, work.bareServer);
      await drive(8, 1, work.bare);
      let first = 0;
      for (const level of clients) {
        const bare = summarise(await drive(level, seconds, work.bare));
        const beside = work.bareServer && summarise(await drive(level, seconds, work.bareServer)).perSecond;
        const { perSecond, p50, p95 } = summarise(await drive(level, seconds, work.through));
        first ||= perSecond;
        rows.push([
          work.name,
          process,
          level,
          perSecond,
          p50,
          p95,
          bare.perSecond,
          perSecond / bare.perSecond,
          beside ?? '',
          beside === undefined ? '' : perSecond / beside,
          perSecond / first,
        ]);
      }
    }
  } finally {
    for (const client of sql) client.release();
    for (const connection of [...connections, ...bareConnections]) connection.close();
    await bareServer.stop();
    await direct.close();
  }
  return rows;
}

type Lines = { connections: Connection[]; bareConnections: Connection[]; sql: Parameters<typeof replay>[0][] };

async function worksOf(world: World, { connections, bareConnections, sql }: Lines): Promise<Work[]> {
  const viaHttp = await openAttempts(world, most, most);
  const viaSql = await openAttempts(world, 2 * most, most);
  const viaBareServer = await openAttempts(world, 3 * most, most);
  const sqlCommit = await createSqlCommit();
  const own = await openCalls(world);
  const ask = async (connection: number, request: string) => {
    const reply = await at(connections, connection).ask(request);
    if (reply.status !== 200) throw new Error(`A call was answered with ${reply.status}: ${reply.body}`);
  };
  return [
    {
      name: 'Autosave, 4 kB',
      through: (one) => sendCommit(at(connections, one), world.server.contentHost, at(viaHttp, one)),
      bare: (one) => sqlCommit(at(sql, one), at(viaSql, one)),
      bareServer: (one) => sendCommit(at(bareConnections, one), world.server.contentHost, at(viaBareServer, one)),
    },
    {
      name: 'My Courses, the call',
      through: (one) => ask(one, at(own, one).list),
      bare: (one) => replay(at(sql, one), at(own, one).listStatements),
    },
    {
      name: 'Open player, the call',
      through: (one) => ask(one, at(own, one).start),
      bare: (one) => replay(at(sql, one), at(own, one).startStatements, { before: beforeLaunch }),
    },
  ];
}

type Calls = { list: string; listStatements: Statement[]; start: string; startStatements: Statement[] };

/** Returns the requests of one learner for each connection, with the statements that they run. */
async function openCalls(world: World): Promise<Calls[]> {
  const attempts = await openAttempts(world, 0, most);
  const recorder = await openRecorder(world);
  const host = `localhost:${world.server.port}`;
  const calls: Calls[] = [];
  try {
    for (const [place, { scoUserId }] of attempts.entries()) {
      const visitor = await visitorOf(world, world.learners[place]);
      const headers = { ...(await visitor.headersOfPost()), 'Content-Type': 'application/json' };
      const path = `/api/sco-user/${scoUserId}/start`;
      const token = visitor.cookies.get('sid') ?? '';
      calls.push({
        list: httpRequest(
          'GET',
          { host, path: '/api/my-learning-zone' },
          { headers: { Cookie: visitor.cookieHeader } },
        ),
        listStatements: await recorder.record(token, (client) => client.get('/api/my-learning-zone')),
        start: httpRequest('POST', { host, path }, { headers, body: '{}' }),
        startStatements: await recorder.record(token, (client) => client.post(path, {})),
      });
    }
  } finally {
    await recorder.close();
  }
  return calls;
}

function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new Error(`There is no number ${place}`);
  return found;
}
