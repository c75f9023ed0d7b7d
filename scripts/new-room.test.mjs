import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { namesOf, registrationsOf } from './room-files.mjs';
import { writeRoom } from './write-room.mjs';

const project = path.resolve(import.meta.dirname, '..');
const registrations = registrationsOf(namesOf('people/organisation-notes'));
const folders = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** Copies the files in which a room is registered to a new folder. */
function copyProject() {
  const folder = mkdtempSync(path.join(tmpdir(), 'doselore-room-'));
  folders.push(folder);
  for (const { file } of registrations) cpSync(path.join(project, file), path.join(folder, file));
  return { folder, read: (file) => readFileSync(path.join(folder, file), 'utf8') };
}

test('writes a room on its three sides and registers it everywhere', () => {
  const { folder, read } = copyProject();
  const { changed, byHand } = writeRoom(folder, 'people/organisation-notes');
  expect(byHand, 'correct `below` in scripts/room-files.mjs').toEqual([]);
  for (const { file, line } of registrations) expect(read(file)).toContain(`\n${line}\n`);
  const written = changed.filter((file) => file.includes('/organisation-notes/'));
  expect(written.map((file) => file.replace(/.*\/organisation-notes\//u, '')).sort()).toEqual([
    'index.ts',
    'index.ts',
    'index.ts',
    'organisation-notes-screen.tsx',
    'organisation-notes.endpoints.ts',
    'organisation-notes.list.ts',
    'organisation-notes.matrix.ts',
    'organisation-notes.personal-data.ts',
    'organisation-notes.presenter.ts',
    'organisation-notes.queries.ts',
    'organisation-notes.repository.ts',
    'organisation-notes.routes.ts',
    'organisation-notes.schemas.ts',
    'organisation-notes.screens.ts',
    'organisation-notes.test.ts',
    'schemas.ts',
  ]);
  for (const file of written) expect(read(file)).not.toMatch(/undefined|\$\{(?!base|groupId|path)/u);
});

test('aligns the permission row with the rows around it', () => {
  const { folder, read } = copyProject();
  writeRoom(folder, 'people/organisation-notes');
  const rows = read('packages/contract/src/permissions.ts').split('\n');
  const columnIn = (action) => rows.find((row) => row.includes(`'${action}'`))?.indexOf("'reads");
  expect(columnIn('organisationNotes.list')).toBe(columnIn('licences.levels'));
});

test('every name that the files of a new room import exists', () => {
  const { folder, read } = copyProject();
  const written = writeRoom(folder, 'people/organisation-notes').changed.filter((file) =>
    file.includes('/organisation-notes/'),
  );
  const missing = written.flatMap((file) =>
    [...read(file).matchAll(/^import (?:type )?\{([^}]*)\} from '(\.[^']*)';$/gmu)].flatMap(([, names, from]) => {
      const source = path.join(path.dirname(file), from);
      if (source.includes('organisation-notes')) return [];
      if (!existsSync(path.join(project, source))) return [`${file}: ${from}`];
      const text = readFileSync(path.join(project, source), 'utf8');
      const all = names.split(',').map((name) => name.replace('type ', '').trim());
      return all
        .filter((name) => !new RegExp(`\\b${name}\\b`, 'u').test(text))
        .map((name) => `${file}: ${name} of ${from}`);
    }),
  );
  expect(missing, 'correct scripts/room-files.mjs').toEqual([]);
});

test('names what to add by hand when a file has changed its form', () => {
  const { folder } = copyProject();
  const table = 'packages/contract/src/permissions.ts';
  writeFileSync(path.join(folder, table), 'export const permissions = {};\n');
  const { line } = registrationsOf(namesOf('people/notes')).find(({ file }) => file === table);
  expect(writeRoom(folder, 'people/notes').byHand).toEqual([`Add to ${table}:\n${line}`]);
});

test('refuses an invalid name of a room, an unknown district, and a room that exists', () => {
  const { folder } = copyProject();
  for (const name of ['../Notes', 'notes', '']) expect(() => writeRoom(folder, name)).toThrow('in small letters');
  expect(() => writeRoom(folder, 'places/notes')).toThrow('There is no district places. Choose one of site, ');
  writeRoom(folder, 'people/notes');
  expect(() => writeRoom(folder, 'people/notes')).toThrow('notes.schemas.ts is there already.');
});
