import { type Endpoint, type Level, levelPrefixes } from '@doselore/contract';
import type { Answer, Client } from '../../test-client.ts';
import type { UploadedFile } from '../example.ts';
import type { Persona, Position } from '../personas.ts';
import { findExample } from '../rooms.ts';
import type { World } from '../world/world.ts';
import { findPlace, pathAt } from './request-path.ts';

export type ExampleRequest = { endpoint: Endpoint; path: string; body: unknown; file?: UploadedFile | undefined };

/** Returns the example of an endpoint at a position, or undefined when the position has no meaning for it. */
export function requestAt(
  endpoint: Endpoint,
  requester: { world: World; persona: Persona; position: Position },
): ExampleRequest | undefined {
  const path = pathAt(endpoint, requester);
  const at = findPlace(endpoint, requester);
  if (path === undefined || at === undefined) return undefined;
  const { body, file } = findExample(endpoint).example;
  return { endpoint, path, body: body?.(at) ?? {}, file };
}

export function ask(
  client: Client,
  level: Level,
  { endpoint, path, body, file }: ExampleRequest,
): Promise<Pick<Answer, 'statusCode' | 'body'>> {
  const url = levelPrefixes[level] + path;
  if (endpoint.kind === 'events') return client.glance(url);
  if (endpoint.method === 'GET') return client.get(url);
  return file === undefined ? client.send(endpoint.method, url, { body }) : client.upload(url, file);
}
