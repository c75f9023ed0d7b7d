import { cpus } from 'node:os';
import { sql } from 'kysely';
import { benchCommits } from './figures/commits.ts';
import { benchLogins } from './figures/logins.ts';
import { benchMyCourses } from './figures/my-courses.ts';
import { benchTransfers } from './figures/transfers.ts';
import { benchUpload } from './figures/upload.ts';
import { startBenchServer } from './support/bench-server.ts';
import { buildWorld } from './support/world.ts';

const figures = ['commits', 'logins', 'my-courses', 'upload', 'transfers'];
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !figures.includes(name));
if (unknown.length > 0) {
  console.error(`There is no figure ${unknown.join(', ')}. Choose from ${figures.join(', ')}, or none for all.`);
  process.exit(1);
}
const wants = (name: string) => asked.length === 0 || asked.includes(name);

if (['commits', 'logins', 'my-courses', 'upload'].some(wants)) {
  const server = await startBenchServer();
  try {
    const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(
      server.services.db,
    );
    console.log(
      `Node ${process.versions.node}, PostgreSQL ${rows[0]?.version}, ${cpus().length} × ${cpus()[0]?.model}`,
    );
    console.log('Client and server share these cores.\n');
    const world = await buildWorld(server.services);
    if (wants('commits')) await benchCommits(server);
    if (wants('logins')) await benchLogins(server);
    if (wants('my-courses')) await benchMyCourses(server, world);
    if (wants('upload')) await benchUpload(server, world);
  } finally {
    await server.stop();
  }
}
if (wants('transfers')) await benchTransfers();
