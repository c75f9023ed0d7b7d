import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Endpoint } from '@doselore/contract';

type Found = { name: string; room: string };

const features = path.join(import.meta.dirname, '../../features');
const contract = path.join(import.meta.dirname, '../../../../../packages/contract/src/features');
const keyOf = ({ method, path: address }: Endpoint) => `${method} ${address}`;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isEndpoint = (value: object): value is Endpoint => 'method' in value && 'permission' in value;

/** Lists the endpoints in an export of the contract: itself, or its members, such as `listNotes.group`. */
function listIn(name: string, value: unknown): [key: string, name: string][] {
  if (!isObject(value) || Array.isArray(value)) return [];
  if (isEndpoint(value)) return [[keyOf(value), name]];
  return Object.entries(value).flatMap(([member, inner]) => listIn(`${name}.${member}`, inner));
}

const declared = new Map<string, Found>();
for (const file of globSync('*/index.ts', { cwd: contract })) {
  const room = path.dirname(file);
  const exported: object = await import(pathToFileURL(path.join(contract, file)).href);
  for (const [name, value] of Object.entries(exported))
    for (const [key, full] of listIn(name, value)) declared.set(key, { name: full, room });
}

const routes = globSync('**/*.routes.ts', { cwd: features }).map((file) => ({
  room: file.split(path.sep)[1] ?? '',
  text: readFileSync(path.join(features, file), 'utf8'),
}));

/**
 * Finds the name of an endpoint in the contract, and its room: the one whose routes import it, or otherwise its room in
 * the contract.
 */
export function findServingRoom(endpoint: Endpoint): Found {
  const { name, room } = declared.get(keyOf(endpoint)) ?? { name: 'ENDPOINT', room: 'ROOM' };
  const imported = new RegExp(`import \\{[^}]*\\b${name.split('.')[0]}\\b[^}]*\\} from '@doselore/contract`, 'u');
  return { name, room: routes.find(({ text }) => imported.test(text))?.room ?? room };
}
