import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const project = path.resolve(import.meta.dirname, '..');
const sides = { contract: 'packages/contract', server: 'apps/server', web: 'apps/web' };

/** Rooms that are missing on a side, with the reason. */
const partial = {
  'component-gallery': { sides: ['web'], reason: 'shows the shared components of the web' },
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
