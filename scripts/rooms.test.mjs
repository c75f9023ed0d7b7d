import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const project = path.resolve(import.meta.dirname, '..');
const sides = { contract: 'packages/contract', server: 'apps/server', web: 'apps/web' };

/** Rooms that are missing on a side, with the reason. */
const partial = {
  scheduling: { sides: ['contract', 'server'], reason: 'the edit page of a course shows its comparison of trainers' },
  catalogue: { sides: ['web'], reason: 'composes the lists of online, face-to-face and external courses' },
  'component-gallery': { sides: ['web'], reason: 'shows the shared components of the web' },
  'online-assessments': {
    sides: ['server'],
    reason: 'the store of a result that learning and trainer-led courses share',
  },
  'result-corrections': {
    sides: ['server'],
    reason: 'makes licence and certificate agree with a result that face-to-face and trainer-led courses correct',
  },
  'stored-files': { sides: ['contract', 'server'], reason: 'the developer settings show its check' },
};

/** Returns the sides of each room. */
function sidesOfRooms() {
  const found = new Map();
  for (const [side, folder] of Object.entries(sides))
    for (const entry of readdirSync(path.join(project, folder, 'src/features'), { withFileTypes: true }))
      if (entry.isDirectory()) found.set(entry.name, [...(found.get(entry.name) ?? []), side]);
  return found;
}

const rooms = sidesOfRooms();

test('a room has one name on all three sides', () => {
  const missing = [...rooms].filter(([room, on]) => on.length < 3 && !(room in partial));
  expect(
    missing.map(
      ([room, on]) =>
        `${room} is a room of ${on.join(' and ')} only. Rename it, or name the reason in scripts/rooms.test.mjs`,
    ),
  ).toEqual([]);
});

test('gives no reason for a room that is on all sides', () => {
  for (const [room, { sides: on }] of Object.entries(partial)) expect(rooms.get(room), room).toEqual(on);
});

/** Largest number of names that a room exports. */
const mostNames = 15;

/** Returns the names that a room of a side exports, with the file of each. */
function exportsOf(folder, room) {
  const index = path.join(project, folder, 'src/features', room, 'index.ts');
  if (!existsSync(index)) return [];
  const text = readFileSync(index, 'utf8');
  const named = [...text.matchAll(/^export (?:type )?\{([^}]*)\}(?: from '([^']+)')?/gmu)].flatMap(
    ([, names, file = '']) =>
      names
        .split(',')
        .map((name) => name.replace(/^\s*type /u, '').trim())
        .filter((name) => name !== '')
        .map((name) => ({ name, file })),
  );
  const own = [...text.matchAll(/^export (?:async )?(?:const|function|class|type) (\w+)/gmu)].map(([, name]) => ({
    name,
    file: '',
  }));
  const everything = /^export (?:type )?\*/mu.test(text) ? [{ name: '*', file: '*' }] : [];
  return [...named, ...own, ...everything];
}

const publicApis = [sides.server, sides.web].flatMap((folder) =>
  [...rooms.keys()].map((room) => ({ folder, room, names: exportsOf(folder, room) })),
);

test('reads the public APIs of the rooms', () => {
  expect(publicApis.filter(({ names }) => names.length > 0).length).toBeGreaterThan(70);
  expect(publicApis.flatMap(({ names }) => names).filter(({ name }) => name === '*')).toEqual([]);
});

test('a room exports few names', () => {
  const large = publicApis.filter(({ names }) => names.length > mostNames);
  expect(large.map(({ folder, room, names }) => `${folder}: ${room} exports ${names.length} names`)).toEqual([]);
});

const isSqlFile = (file) => /\.(?:repository|report)\.ts$/u.test(file);

test('a room exports no statements and no pieces of SQL', () => {
  const found = publicApis.flatMap(({ room, names }) =>
    names.filter(({ file }) => isSqlFile(file)).map(({ name }) => `${room}: ${name}`),
  );
  expect(found.map((name) => `${name}. Export a command or a question of the room instead`)).toEqual([]);
});

/** Returns the names that a file passes on from SQL files. */
function passedOn(text) {
  const namesIn = (list) => list.split(',').map((name) => name.replace(/^\s*type /u, '').trim());
  const imported = [...text.matchAll(/^import (?:type )?\{([^}]*)\} from '([^']+)'/gmu)]
    .filter(([, , file]) => isSqlFile(file))
    .flatMap(([, names]) => namesIn(names));
  return [...text.matchAll(/^export (?:type )?\{([^}]*)\}(?: from '([^']+)')?/gmu)].flatMap(([, names, file = '']) =>
    namesIn(names).filter((name) => name !== '' && (isSqlFile(file) || imported.includes(name))),
  );
}

test('no other file passes statements or pieces of SQL on to the public API', () => {
  expect(passedOn("import { a, type B } from './x.repository.ts';\nexport type { B };")).toEqual(['B']);
  const found = publicApis.flatMap(({ folder, room, names }) =>
    [...new Set(names.map(({ file }) => file))]
      .filter((file) => file.startsWith('.') && !isSqlFile(file))
      .map((file) => path.join(folder, 'src/features', room, file))
      .flatMap((file) =>
        passedOn(readFileSync(path.join(project, file), 'utf8')).map((name) => `${file} passes on ${name}`),
      ),
  );
  expect(found).toEqual([]);
});
