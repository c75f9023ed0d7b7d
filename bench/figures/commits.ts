import { applyCommit } from '../../apps/server/src/features/learning/commit.repository.ts';
import { mergeDeltas } from '../../apps/server/src/features/learning/merge-deltas.ts';
import { sha256 } from '../../apps/server/src/platform/secrets.ts';
import type { BenchServer } from '../support/bench-server.ts';
import { openConnection } from '../support/http.ts';
import { describe, measure } from '../support/load.ts';
import { memoryOf } from '../support/memory.ts';
import { attemptTokenOf, openLaunches } from '../support/world.ts';

const seconds = 6;

/** 4 KB of suspend data that differ each time, and ten interactions. */
function deltaOf(seq: number) {
  return {
    session: 1,
    lesson_status: 'incomplete' as const,
    lesson_location: `page-${seq}`,
    suspend_data: `${seq}:`.padEnd(4_096, 'abcdefghij'),
    session_time: '0000:12:00.00',
    interactions: Array.from({ length: 10 }, (_, index) => ({
      index,
      id: `question-${index}`,
      type: 'choice',
      time: '10:12:00',
      student_response: `answer-${seq}`,
      result: 'correct',
      latency: '0000:00:09.00',
      objectives: [],
      correct_responses: [`answer-${seq}`],
    })),
  };
}

export async function benchCommits(server: BenchServer): Promise<void> {
  const { services, port } = server;
  const idle = memoryOf(server);
  let busy = idle;
  for (const connections of [1, 8, 32]) {
    const tokens = (await openLaunches(services, connections)).map(attemptTokenOf);
    const sockets = tokens.map(() => openConnection(port));
    const http = await measure({ connections, seconds }, async (connection, turn) => {
      const seq = turn + 1;
      const body = JSON.stringify({ token: tokens[connection], seq, deltas: [deltaOf(seq)], finished: false });
      const headers = { 'content-type': 'text/plain' };
      await sockets[connection]?.({ method: 'POST', path: '/commit', host: '127.0.0.1', headers, body });
    });
    busy = memoryOf(server);
    await openLaunches(services, connections);
    const direct = await measure({ connections, seconds }, async (connection, turn) => {
      const tokenHash = sha256(tokens[connection] ?? '');
      const change = { tokenHash, seq: turn + 1, patch: mergeDeltas([deltaOf(turn + 1)]), at: new Date() };
      if ((await applyCommit(services.db, change)) === undefined) throw new Error('The attempt is not there');
    });
    console.log(`Attempt commits, ${String(connections).padStart(2)} connections   HTTP ${describe(http)}`);
    console.log(
      `                                 SQL  ${describe(direct)}   ratio ${(http.rate / direct.rate).toFixed(2)}`,
    );
  }
  const mib = (value: number) => `${value.toFixed(0)} MiB`;
  console.log(
    `Memory: app ${mib(idle.app)} idle, ${mib(busy.app)} under load; database ${mib(idle.database)} idle, ${mib(busy.database)} under load`,
  );
}
