import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { districts, moulds } from './districts.mjs';

const project = path.resolve(import.meta.dirname, '..');
const sides = { contract: 'packages/contract', server: 'apps/server', web: 'apps/web' };

/** Rooms that are missing on a side, with the reason. */
const partial = {
  catalogue: { sides: ['web'], reason: 'composes the lists of online, face-to-face and external courses' },
  'course-changes': { sides: ['server'], reason: 'runs a change of a course and what follows it, and answers no call' },
  'course-notices': { sides: ['server'], reason: 'words and people that emails and notices about a course share' },
  'course-calendars': { sides: ['server'], reason: 'emails calendars in the background' },
  'co-trainers': {
    sides: ['server'],
    reason: 'keeps who leads a course beside its trainer, for the rooms that plan and staff it',
  },
  'organiser-notices': { sides: ['server'], reason: 'notifies organisers in the background' },
  'course-reminders': { sides: ['contract', 'server'], reason: 'sends reminders in the background' },
  'course-pages': { sides: ['web'], reason: 'composes the pages of a course from the cards of its other rooms' },
  'component-gallery': { sides: ['web'], reason: 'shows the shared components of the web' },
  'online-assessments': {
    sides: ['server'],
    reason: 'the store of a result that learning and trainer-led courses share',
  },
  'result-corrections': {
    sides: ['server'],
    reason: 'makes licence and certificate agree with a result that face-to-face and trainer-led courses correct',
  },
  'training-status': {
    sides: ['web'],
    reason: 'the status of a person from the room renewals, which rooms below its page show',
  },
  'stored-files': { sides: ['contract', 'server'], reason: 'the developer settings show its check' },
};

const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Returns the rooms of a side, each with its folder below `features`. Rooms of server and web are in districts. */
function roomsOf(side) {
  const features = path.join(project, sides[side], 'src/features');
  if (side === 'contract') return foldersIn(features).map((room) => ({ room, folder: room }));
  return foldersIn(features).flatMap((district) =>
    foldersIn(path.join(features, district)).map((room) => ({ room, district, folder: `${district}/${room}` })),
  );
}

/** Returns the sides of each room. */
function sidesOfRooms() {
  const found = new Map();
  for (const side of Object.keys(sides))
    for (const { room } of roomsOf(side)) found.set(room, [...(found.get(room) ?? []), side]);
  return found;
}

const rooms = sidesOfRooms();

test('the folders of server and web are the districts, and a room is in the same one on both', () => {
  const names = districts.map(({ name }) => name);
  for (const side of ['server', 'web'])
    expect(foldersIn(path.join(project, sides[side], 'src/features')).toSorted(), side).toEqual(names.toSorted());
  const onWeb = new Map(roomsOf('web').map(({ room, district }) => [room, district]));
  const apart = roomsOf('server').filter(({ room, district }) => (onWeb.get(room) ?? district) !== district);
  expect(apart.map(({ folder, room }) => `${folder} is in ${onWeb.get(room)} on the web`)).toEqual([]);
});

test('a district uses only districts below it', () => {
  districts.forEach(({ name, uses }, at) => {
    const below = districts.slice(0, at).map((one) => one.name);
    expect(
      uses.filter((used) => !below.includes(used)),
      name,
    ).toEqual([]);
  });
});

test('a room has one name on all three sides', () => {
  const missing = [...rooms].filter(([room, on]) => on.length < 3 && !(room in partial));
  expect(
    missing.map(
      ([room, on]) =>
        `${room} is a room of ${on.join(' and ')} only. Rename it, or name the reason in scripts/rooms.test.mjs`,
    ),
  ).toEqual([]);
});

test('every room with a reason for a missing side lacks that side', () => {
  for (const [room, { sides: on }] of Object.entries(partial)) expect(rooms.get(room), room).toEqual(on);
});

/** Largest number of names that a room exports. */
const mostNames = 15;

/** Returns the names that a room of a side exports, with the file of each. `room` is its folder below `features`. */
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

const publicApis = ['server', 'web'].flatMap((side) =>
  roomsOf(side).map(({ folder }) => ({ folder: sides[side], room: folder, names: exportsOf(sides[side], folder) })),
);

test('the check reads the public API of every room, and none exports everything of a file', () => {
  expect(publicApis.filter(({ names }) => names.length > 0).length).toBeGreaterThan(70);
  expect(publicApis.flatMap(({ names }) => names).filter(({ name }) => name === '*')).toEqual([]);
});

test('a room exports at most 15 names', () => {
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

const isProduct = (file) => !/\.(test|faults|factory|matrix)\.tsx?$|\.(personal|merged)-data\.ts$/u.test(file);

/** Returns the rooms that each room of a side imports, by their folders below `features`. */
function importsOf(side) {
  const features = path.join(project, sides[side], 'src/features');
  const roomOf = (file) => file.split(path.sep).slice(0, 2).join('/');
  const found = new Map();
  for (const file of globSync('*/*/**/*.{ts,tsx}', { cwd: features }).filter(isProduct)) {
    const used = found.get(roomOf(file)) ?? new Set();
    found.set(roomOf(file), used);
    for (const [, from] of readFileSync(path.join(features, file), 'utf8').matchAll(/from '(\.\.[^']+)'/gu)) {
      const target = path.join(path.dirname(file), from);
      const isRoom = !target.startsWith('..') && isProduct(target) && !moulds.some((mould) => target.startsWith(mould));
      if (isRoom && roomOf(target) !== roomOf(file)) used.add(roomOf(target));
    }
  }
  return found;
}

/** Returns a circle of imports, as the names on it, or undefined. */
function findCircle(imports) {
  const done = new Set();
  const visit = (room, trail) => {
    if (trail.includes(room)) return [...trail.slice(trail.indexOf(room)), room];
    if (done.has(room)) return undefined;
    for (const next of imports.get(room) ?? []) {
      const circle = visit(next, [...trail, room]);
      if (circle !== undefined) return circle;
    }
    done.add(room);
    return undefined;
  };
  return [...imports.keys()].map((room) => visit(room, [])).find((circle) => circle !== undefined);
}

test.each(['server', 'web'])('no rooms of the %s import each other in a circle', (side) => {
  const imports = importsOf(side);
  expect([...imports.values()].reduce((sum, used) => sum + used.size, 0)).toBeGreaterThan(70);
  expect(findCircle(imports)?.join(' → ')).toBeUndefined();
});

test('the check finds a planted circle of rooms, and names it', () => {
  const planted = new Map([
    ['a', new Set(['b', 'c'])],
    ['b', new Set()],
    ['c', new Set(['d'])],
    ['d', new Set(['c', 'b'])],
  ]);
  expect(findCircle(planted)).toEqual(['c', 'd', 'c']);
});

test('a district uses each district that it names', () => {
  const imports = importsOf('server');
  const used = (name) =>
    new Set(
      [...imports]
        .filter(([room]) => room.startsWith(`${name}/`))
        .flatMap(([, targets]) => [...targets].map((target) => target.split('/')[0])),
    );
  const idle = districts.flatMap(({ name, uses }) =>
    uses.filter((one) => !used(name).has(one)).map((one) => `${name} does not use ${one}`),
  );
  expect(idle).toEqual([]);
});

/** Returns the table of the districts: the highest first, each with its rooms, its page and what it uses. */
function districtsTable() {
  const inDistrict = (name) =>
    [
      ...new Set(
        ['server', 'web']
          .flatMap(roomsOf)
          .filter(({ district }) => district === name)
          .map(({ room }) => room),
      ),
    ]
      .toSorted()
      .map((room) => `\`${room}\``)
      .join(', ');
  const rows = districts
    .toReversed()
    .map(
      ({ name, about, uses }) =>
        `| [${name}](districts/${name}.md) | ${about} | ${inDistrict(name)} | ${uses.join(', ') || '-'} |`,
    );
  return ['| District | Content | Rooms | Uses |', '|---|---|---|---|', ...rows, ''].join('\n');
}

test('docs/ARCHITECTURE.md has the map of the districts, and each has a page', () => {
  const file = path.join(project, 'docs/ARCHITECTURE.md');
  const text = readFileSync(file, 'utf8');
  const [before = '', , after = ''] = text.split(/<!-- districts -->\n|<!-- end -->/u);
  const written = `${before}<!-- districts -->\n${districtsTable()}<!-- end -->${after}`;
  if (process.env.DOCS_WRITE) writeFileSync(file, written);
  else expect(text, 'DOCS_WRITE=1 npm test -- --project unit scripts/rooms writes it').toBe(written);
  expect(readdirSync(path.join(project, 'docs/districts')).toSorted()).toEqual(
    districts.map(({ name }) => `${name}.md`).toSorted(),
  );
});
