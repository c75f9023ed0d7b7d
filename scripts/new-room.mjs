import { install, root, run } from './prepare.mjs';
import { writeRoom } from './write-room.mjs';

/** Writes a new room on its three sides: `npm run new-room -- people/organisation-notes`. */
function newRoom(districtAndRoom = '') {
  install();
  const { changed, byHand } = writeRoom(root, districtAndRoom);
  const [, room] = districtAndRoom.split('/');
  run('biome', ['check', '--write', ...changed]);
  const [server, web] = ['server', 'web'].map((side) => `apps/${side}/src/features/${districtAndRoom}`);
  console.log(`
Written or changed:
${changed.map((file) => `  ${file}`).join('\n')}
${byHand.map((text) => `\n${text}\n`).join('')}
Fill in, in this order ("Adding a room" in CONTRIBUTING.md says more):
  1. npm run new-migration -- add_..., the table, then npm run db:types
  2. ${server}/${room}.personal-data.ts: classify its columns; a reference to an organisation or a person is declared in
     ${server}/${room}.merged-data.ts, and that file is added to apps/server/src/features/administration/merges/merged-tables.ts
  3. the endpoints, their rows in packages/contract/src/permissions.ts, and their routes and SQL
  4. ${server}/${room}.matrix.ts: an example of each endpoint, and who calls it
  5. MATRIX_WRITE=1 npm test -- --project server access/matrix, then read ${server}/${room}.matrix.tsv
  6. the screen, its tests, its help in ${web}/${room}.help.ts, and rows of the demo world in a seed-x.ts below
     apps/server/src/seed
`);
}

try {
  newRoom(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
