import { globSync } from 'node:fs';
import path from 'node:path';
import type { RoomMatrix } from './example.ts';

const source = path.resolve(import.meta.dirname, '../..');

/** Rooms whose matrix takes longest, in two shares. The third share has all others and takes about as long as each. */
const apart = {
  licences: ['licence-issue', 'licence-levels', 'licence-requests', 'licences', 'organised-courses', 'renewals'],
  people: [
    ...['account', 'auth', 'broken-managers', 'imports', 'leaving', 'managers', 'members', 'merges', 'personal-data'],
    'users',
  ],
} as const;

/** Matrix files of all rooms, by the name of the room. */
async function collectRooms(): Promise<[string, RoomMatrix][]> {
  const files = globSync('features/*/*/*.matrix.ts', { cwd: source });
  const rooms = files.map(async (file): Promise<[string, RoomMatrix]> => {
    const { matrix } = (await import(path.join(source, file))) as { matrix: RoomMatrix };
    return [path.basename(file, '.matrix.ts'), matrix];
  });
  return (await Promise.all(rooms)).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

const rooms = await collectRooms();
const unknown = Object.values(apart)
  .flat()
  .filter((name) => !rooms.some(([room]) => room === name));
if (unknown.length > 0) throw new Error(`Take ${unknown.join(', ')} out of apart: there is no such matrix file`);

const isIn = (names: readonly string[], room: string) => names.includes(room);
const pick = (isHere: (room: string) => boolean) => Object.fromEntries(rooms.filter(([room]) => isHere(room)));

/**
 * Matrix files in shares that take about the same time. `platform/access/matrix-NAME.test.ts` runs a share, so that two
 * run at a time.
 */
export const shares = {
  licences: pick((room) => isIn(apart.licences, room)),
  people: pick((room) => isIn(apart.people, room)),
  places: pick((room) => !isIn(apart.licences, room) && !isIn(apart.people, room)),
} satisfies Record<string, Record<string, RoomMatrix>>;
export type Share = keyof typeof shares;

export const allRooms: readonly RoomMatrix[] = Object.values(shares).flatMap((share) => Object.values(share));
