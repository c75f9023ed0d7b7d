import type { Figure } from './figure.ts';
import { badNetwork } from './figures/bad-network.ts';
import { badges } from './figures/badges.ts';
import { bookings } from './figures/bookings.ts';
import { bulkUpload } from './figures/bulk-upload.ts';
import { certificateFiles } from './figures/certificate-files.ts';
import { certificates } from './figures/certificates.ts';
import { commits } from './figures/commits.ts';
import { documents } from './figures/documents.ts';
import { firstVisit } from './figures/first-visit.ts';
import { freshProcess } from './figures/fresh-process.ts';
import { killed } from './figures/kills.ts';
import { licences } from './figures/licences.ts';
import { lists } from './figures/lists.ts';
import { logins } from './figures/logins.ts';
import { memory } from './figures/memory.ts';
import { myCourses } from './figures/my-courses.ts';
import { packageUpload } from './figures/package-upload.ts';
import { pages } from './figures/pages.ts';
import { player } from './figures/player.ts';
import { routes } from './figures/routes.ts';
import { sessions } from './figures/sessions.ts';
import { wideLists } from './figures/wide-lists.ts';
import { describeMachine } from './support/machine.ts';
import { startServer } from './support/server.ts';
import { print, type Table } from './support/table.ts';
import { buildWorld } from './support/world.ts';

/** Figures in their order. Memory comes first, on a server that has done nothing yet. */
const figures: Record<string, Figure> = {
  memory,
  commits,
  'fresh-process': freshProcess,
  logins,
  'my-courses': myCourses,
  player,
  package: packageUpload,
  'bulk-upload': bulkUpload,
  pages,
  'first-visit': firstVisit,
  routes,
  'bad-network': badNetwork,
  kills: killed,
  lists,
  'wide-lists': wideLists,
  licences,
  badges,
  certificates,
  'certificate-files': certificateFiles,
  sessions,
  bookings,
  documents,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => figures[name] === undefined);
if (unknown.length > 0) {
  console.error(`There is no figure ${unknown.join(', ')}. There are: ${Object.keys(figures).join(', ')}.`);
  process.exit(1);
}

const startedAt = performance.now();
const server = await startServer();
try {
  console.log('Filling the database');
  const world = await buildWorld(server);
  const tables: Table[] = [];
  try {
    for (const [name, figure] of Object.entries(figures)) {
      if (names.length > 0 && !names.includes(name)) continue;
      console.log(`Measuring ${name}`);
      tables.push(await figure(world));
    }
  } finally {
    console.log(`\n${await describeMachine(world)}`);
    for (const table of tables) console.log(print(table));
    await world.close();
  }
  console.log(`\nMeasured in ${Math.round((performance.now() - startedAt) / 1_000)} s.`);
} finally {
  await server.stop();
}
