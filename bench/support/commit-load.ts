import type { OpenAttempt } from './attempts.ts';
import { eachVariant } from './commit-body.ts';
import { type Connection, httpRequest } from './connection.ts';

const bodies = eachVariant((commit) => JSON.stringify(commit).slice(1));

/** Sends the next commit of an attempt to the content host as the player does, and waits for the acknowledgement. */
export async function sendCommit(connection: Connection, host: string, attempt: OpenAttempt): Promise<void> {
  attempt.seq += 1;
  const body = `{"token":"${attempt.token}","seq":${attempt.seq},${bodies[attempt.seq % bodies.length]}`;
  const headers = { 'Content-Type': 'text/plain', Origin: `http://${host}`, 'Sec-Fetch-Site': 'same-origin' };
  const reply = await connection.ask(httpRequest('POST', { host, path: '/commit' }, { headers, body }));
  if (reply.status !== 200 || !reply.body.includes('"applied":true'))
    throw new Error(`A commit was not applied: ${reply.status} ${reply.body}`);
}
