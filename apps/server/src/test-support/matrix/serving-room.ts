import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@doselore/contract';

const features = path.join(import.meta.dirname, '../../features');
const contract = path.join(import.meta.dirname, '../../../../../packages/contract/src/features');

const roomWith = (folder: string, files: string, pattern: RegExp) =>
  globSync(files, { cwd: folder })
    .find((file) => pattern.test(readFileSync(path.join(folder, file), 'utf8')))
    ?.split(path.sep)[0];

/**
 * Finds the name of an endpoint in the contract, and its room: the one whose routes name it, or otherwise its room in
 * the contract.
 */
export function findServingRoom({ method, path: address }: Endpoint): { name: string; room: string } {
  const declared = new RegExp(
    `export const (\\w+) =[^=]*?method: '${method}',\\s*path: '${address.replace('?', '\\?')}'`,
    'u',
  );
  const files = globSync('**/*.endpoints.ts', { cwd: contract });
  const texts = files.map((file) => readFileSync(path.join(contract, file), 'utf8'));
  const name = texts.map((text) => declared.exec(text)?.[1]).find((found) => found !== undefined);
  const served = name && roomWith(features, '**/*.routes.ts', new RegExp(`\\b${name}\\b`, 'u'));
  return { name: name ?? '?', room: served ?? roomWith(contract, '**/*.endpoints.ts', declared) ?? 'ROOM' };
}
