import { connect } from '@doselore/server/src/platform/db/index.ts';
import { type Figure, levels } from '../figure.ts';
import { type OpenAttempt, openAttempts } from '../support/attempts.ts';
import { sendCommit } from '../support/commit-load.ts';
import { createSqlCommit } from '../support/commit-sql.ts';
import { openConnections } from '../support/connection.ts';
import { drive, join, type Sample, summarise } from '../support/load.ts';
import type { World } from '../support/world.ts';

const seconds = 3;
const rounds = 2;

/** Measures commits through the whole server, and the same statements sent directly to the same database. */
export const commits: Figure = async (world) => {
  const most = Math.max(...levels);
  const viaHttp = await openAttempts(world, 0, most);
  const viaSql = await openAttempts(world, most, most);
  const direct = connect(world.databaseUrl, { size: most + 2, statementTimeoutMs: 0, lockTimeoutMs: 0 });
  const connections = await openConnections(world.server.port, most);
  const clients = await Promise.all(connections.map(() => direct.pool.connect()));
  const sqlCommit = await createSqlCommit();
  const http = (connection: number) =>
    sendCommit(at(connections, connection), world.server.contentHost, at(viaHttp, connection));
  const sql = (connection: number) => sqlCommit(at(clients, connection), at(viaSql, connection));
  const rows: number[][] = [];
  try {
    await drive(8, 2, http);
    await drive(8, 1, sql);
    for (const level of levels) {
      const samples: Record<'sql' | 'http', Sample[]> = { sql: [], http: [] };
      // Alternates the two, so that other load on the machine affects both.
      for (let round = 0; round < rounds; round += 1) {
        samples.sql.push(await drive(level, seconds, sql));
        samples.http.push(await drive(level, seconds, http));
      }
      const [through, bare] = [summarise(join(samples.http)), summarise(join(samples.sql))];
      const ratio = through.perSecond / bare.perSecond;
      rows.push([level, ...Object.values(through), ...Object.values(bare), ratio]);
    }
    await checkStored(world, [...viaHttp, ...viaSql]);
  } finally {
    for (const client of clients) client.release();
    for (const connection of connections) connection.close();
    await direct.close();
  }
  const times = ['p50 ms', 'p95 ms', 'p99 ms'];
  return {
    title: 'Attempt commits: 4 KB of suspend_data and 10 interactions each',
    columns: ['connections', 'HTTP/s', ...times, 'SQL/s', ...times, 'HTTP : SQL'],
    rows,
    notes: ['Aim: HTTP : SQL of 0.5 or more. All commits that were acknowledged are in the database.'],
  };
};

function at<T>(list: readonly T[], place: number): T {
  const found = list[place];
  if (found === undefined) throw new Error(`There is no number ${place}`);
  return found;
}

/** Checks that every acknowledged commit is stored. */
async function checkStored(world: World, attempts: readonly OpenAttempt[]): Promise<void> {
  for (const attempt of attempts) {
    const { rows } = await world.pool.query<{ seq: number }>('select seq from sco_users where id = $1', [
      attempt.scoUserId,
    ]);
    if (rows[0]?.seq !== attempt.seq) throw new Error(`Stored is ${rows[0]?.seq}, acknowledged was ${attempt.seq}`);
  }
}
