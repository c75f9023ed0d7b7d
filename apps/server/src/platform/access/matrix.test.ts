import { globSync } from 'node:fs';
import path from 'node:path';
import { actions, levelPrefixes } from '@doselore/contract';
import { allEndpoints as endpoints } from '@doselore/contract/all';
import { expect, test } from 'vitest';
import { openRooms } from '../../features/index.ts';
import { listRoutes } from '../../test-support/list-routes.ts';
import { listAskedActions } from '../../test-support/matrix/asked-actions.ts';
import { listDeletedTables } from '../../test-support/matrix/deleted-tables.ts';
import { personas } from '../../test-support/matrix/personas.ts';
import { nameOf } from '../../test-support/matrix/requests/request-path.ts';
import { adviseExample, allExamples, hasExample, tableFile } from '../../test-support/matrix/rooms.ts';
import { shares } from '../../test-support/matrix/shares.ts';
import { readTable } from '../../test-support/matrix/table.ts';
import { openTestApp } from '../../test-support/test-app.ts';

const features = path.join(import.meta.dirname, '../../features');
const rooms = Object.values(shares).flatMap((share) => Object.keys(share));
const sharesFile = 'apps/server/src/test-support/matrix/shares.ts';

test('every endpoint of the contract has one route, and there is no other route', async () => {
  const server = await openTestApp();
  const { routes, close } = openRooms(server.services);
  expect(routes.map((route) => nameOf(route.endpoint)).sort()).toEqual(endpoints.map(nameOf).sort());
  await close();
});

/** Routes that no endpoint declares, with the reason why they need no right. */
const withoutEndpoint: Readonly<Record<string, string>> = {
  'GET /alive': 'says that the process runs',
  'GET /ready': 'says that the server answers',
  'GET /player.js': 'the script of the player, the same for everybody',
  'GET /play/:launch': 'the content host: the address is signed',
  'GET *': 'the content host: the address of a file of a package is signed',
  'POST /commit': 'the content host: the token of the attempt is checked',
  'HEAD /login': 'the head of the login page',
};

/** Addresses of an endpoint under its levels. An optional parameter makes two. */
function addressesOf({ method, path: address, levels }: (typeof endpoints)[number]): string[] {
  const paths = address.endsWith('?') ? [address.replace(/\/:\w+\?$/u, ''), address.slice(0, -1)] : [address];
  return levels.flatMap((level) => paths.map((one) => `${method} ${levelPrefixes[level]}${one}`));
}

test('the server has no route beside the endpoints at their levels, except for those with a reason', async () => {
  const { app } = await openTestApp();
  await app.ready();
  const known = [...endpoints.flatMap(addressesOf), ...Object.keys(withoutEndpoint)];
  expect(listRoutes(app).sort()).toEqual(known.sort());
});

test('an endpoint or a command uses every row of the permission table', () => {
  const used = new Set<string>([...endpoints.map((endpoint) => endpoint.permission), ...listAskedActions()]);
  expect(actions.filter((action) => !used.has(action))).toEqual([]);
});

test('every endpoint has one example, in the matrix file of the room that serves it', () => {
  expect(endpoints.filter((endpoint) => !hasExample(endpoint)).map(adviseExample)).toEqual([]);
  const names = allExamples.map(({ example, file }) => `${nameOf(example.endpoint)} in ${file}`);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  expect(allExamples.length).toBe(endpoints.length);
});

/** Endpoints whose example is in another room than their route, because it needs the records of that room. */
const examplesElsewhere = ['POST groups/:groupId/order-licence-request'];

test('advice about an example names the endpoint and the matrix file of its room', () => {
  const unknown = allExamples.filter(({ example, file }) => {
    const advice = adviseExample(example.endpoint);
    if (examplesElsewhere.includes(nameOf(example.endpoint))) return false;
    return !advice.endsWith(` to ${file}`) || advice.includes('exampleOf(ENDPOINT');
  });
  expect(unknown.map(({ example, file }) => `${file}: ${adviseExample(example.endpoint)}`)).toEqual([]);
});

test('every example says who calls the endpoint at each of its levels', () => {
  const wrong = allExamples.filter(
    ({ example }) => Object.keys(example.callers).sort().join() !== [...example.endpoint.levels].sort().join(),
  );
  expect(
    wrong.map(
      ({ example, file }) => `The callers of ${nameOf(example.endpoint)} in ${file} are not its levels in the contract`,
    ),
  ).toEqual([]);
});

test('every matrix file is in one share', () => {
  const files = globSync('*/*/*.matrix.ts', { cwd: features }).map((file) => path.basename(file, '.matrix.ts'));
  expect(rooms.toSorted(), `A room of ${sharesFile} is in two shares`).toEqual(files.sort());
});

test('every table has a column for every persona', () => {
  const wrong = rooms.filter((room) => readTable(room).split('\n')[0]?.split('\t').slice(3).join() !== personas.join());
  expect(wrong.map((room) => `Write ${tableFile(room)} with MATRIX_WRITE=1`)).toEqual([]);
});

/** Tables from which the platform deletes rows, with the reason why no request of the matrix deletes from them. */
const deletedByPlatform: Readonly<Record<string, string>> = {
  background_tasks: 'a background task that is done deletes its own row',
  sessions: 'every sign-in writes to this table, so the matrix does not look at it',
  user_roles: 'a role goes with the last place; the leaver of the matrix has others',
  virtual_group_managers: 'changing the managers of a course deletes from it through this room: co-trainers.test.ts',
};

test('the platform and rooms without endpoints give a reason for each table that they delete from', () => {
  const folders = globSync('*/*', { cwd: features }).filter((folder) => !rooms.includes(path.basename(folder)));
  const found = ['platform', ...folders.map((name) => `features/${name}`)].flatMap(listDeletedTables);
  expect(found, 'Give the reason in apps/server/src/platform/access/matrix.test.ts').toEqual(
    Object.keys(deletedByPlatform).sort(),
  );
});
