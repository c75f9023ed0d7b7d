import { globSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@doselore/contract';
import type { Example, RoomMatrix } from './example.ts';
import { findServingRoom } from './serving-room.ts';
import { type Share, shares } from './shares.ts';

type Found = { name: string; room: RoomMatrix; file: string; example: Example };

const features = path.join(import.meta.dirname, '../../features');
const folders = new Map(globSync('*/*', { cwd: features }).map((folder) => [path.basename(folder), folder]));

/** Returns the folder of a room below the code of the server. */
export const folderOf = (room: string) => `features/${folders.get(room) ?? `DISTRICT/${room}`}`;

export const matrixFile = (room: string) => `apps/server/src/${folderOf(room)}/${room}.matrix.ts`;

export const tableFile = (room: string) => `apps/server/src/${folderOf(room)}/${room}.matrix.tsv`;

function listExamples(rooms: Record<string, RoomMatrix>): Found[] {
  return Object.entries(rooms).flatMap(([name, room]) =>
    room.examples.map((example) => ({ name, room, file: matrixFile(name), example })),
  );
}

/** Examples of all rooms. */
export const allExamples = Object.values(shares).flatMap(listExamples);
const byEndpoint = new Map(allExamples.map((found) => [found.example.endpoint, found]));

export const endpointsOf = (share: Share) => listExamples(shares[share]).map(({ example }) => example.endpoint);

export function hasExample(endpoint: Endpoint): boolean {
  return byEndpoint.has(endpoint);
}

/** Returns the example of an endpoint. Throws without one, and the message names the file to edit. */
export function findExample(endpoint: Endpoint): Found {
  const found = byEndpoint.get(endpoint);
  if (found === undefined) throw new Error(adviseExample(endpoint));
  return found;
}

export function adviseExample(endpoint: Endpoint): string {
  const { name, room } = findServingRoom(endpoint);
  return `${endpoint.method} ${endpoint.path} has no example. Add exampleOf(${name}, …) to ${matrixFile(room)}`;
}

export function adviseTable(room: string): string {
  return `${tableFile(room)} differs. Correct the room, or write the table with MATRIX_WRITE=1 and read every line`;
}
