/**
 * A bare Node server: reads a commit, runs the server's statement for it, answers. Takes the database's address and the
 * number of connections, and prints its port.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { connect } from '@doselore/server/src/platform/db/index.ts';
import type { OpenAttempt } from './attempts.ts';
import { createSqlCommit } from './commit-sql.ts';

const [databaseUrl = '', size = ''] = process.argv.slice(2);
const { pool } = connect(databaseUrl, { size: Number(size), statementTimeoutMs: 0, lockTimeoutMs: 0 });
const sqlCommit = await createSqlCommit();
const answer = JSON.stringify({ applied: true });

async function commit(request: IncomingMessage, reply: ServerResponse): Promise<void> {
  const { token, seq } = (await json(request)) as OpenAttempt;
  await sqlCommit(pool, { scoUserId: 0, token, seq: seq - 1 });
  reply.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': answer.length }).end(answer);
}

const server = createServer((request, reply) => void commit(request, reply));
// The bench keeps its connections while it measures something else.
server.keepAliveTimeout = 0;
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));
