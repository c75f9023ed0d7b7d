import type { BenchServer } from '../support/bench-server.ts';
import { openConnection } from '../support/http.ts';
import { describe, measure } from '../support/load.ts';
import { coursesEach, people, sessionOf, type World } from '../support/world.ts';

const seconds = 6;

export async function benchMyCourses({ port }: BenchServer, { learnerIds }: World): Promise<void> {
  for (const connections of [1, 8, 32]) {
    const sockets = Array.from({ length: connections }, () => openConnection(port));
    let bytes = 0;
    const load = await measure({ connections, seconds }, async (connection, turn) => {
      const learner = learnerIds[(connection + turn * connections) % learnerIds.length] ?? 0;
      const headers = { cookie: `sid=${sessionOf(learner)}` };
      const reply = await sockets[connection]?.({ path: '/api/my-courses', host: 'localhost', headers });
      bytes = reply?.body.length ?? 0;
    });
    console.log(
      `My Courses, ${String(connections).padStart(2)} connections        HTTP ${describe(load)}   ${bytes} bytes (${coursesEach} courses each, ${people} people)`,
    );
  }
}
