import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as contract from '@doselore/contract';

const features = path.join(import.meta.dirname, '../../features');

/** Finds the name of an endpoint in the contract, and the room whose routes name it. */
export function findServingRoom(endpoint: contract.Endpoint): { name: string; room: string } {
  const name = Object.entries<unknown>(contract).find(([, value]) => value === endpoint)?.[0] ?? '?';
  const file = globSync('**/*.routes.ts', { cwd: features }).find((one) =>
    new RegExp(`\\b${name}\\b`, 'u').test(readFileSync(path.join(features, one), 'utf8')),
  );
  return { name, room: file?.split(path.sep)[0] ?? 'ROOM' };
}
