import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as contract from '@doselore/contract';

const contractFeatures = path.join(import.meta.dirname, '../../../../../packages/contract/src/features');
const features = path.join(import.meta.dirname, '../../features');

/** Finds the name of an endpoint in the contract, and the room whose routes name it, or else its room there. */
export function findServingRoom(endpoint: contract.Endpoint): { name: string; room: string } {
  const name = Object.entries<unknown>(contract).find(([, value]) => value === endpoint)?.[0] ?? '?';
  const findRoom = (folder: string, files: string) =>
    globSync(files, { cwd: folder })
      .find((one) => new RegExp(`\\b${name}\\b`, 'u').test(readFileSync(path.join(folder, one), 'utf8')))
      ?.split(path.sep)[0];
  const room = findRoom(features, '**/*.routes.ts') ?? findRoom(contractFeatures, '**/*.endpoints.ts') ?? 'ROOM';
  return { name, room };
}
