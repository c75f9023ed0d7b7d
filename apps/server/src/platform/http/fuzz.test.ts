import { type Endpoint, type Level, levelPrefixes } from '@doselore/contract';
import { allEndpoints } from '@doselore/contract/all';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type FuzzedRequest, fuzzedRequests, taintedRequests } from '../../test-support/fuzz/requests.ts';
import { nameOf } from '../../test-support/matrix/requests/request-path.ts';
import { requestAt } from '../../test-support/matrix/requests/requests.ts';
import { findExample } from '../../test-support/matrix/rooms.ts';
import { buildWorld } from '../../test-support/matrix/world/world.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';
import type { Client } from '../../test-support/test-client.ts';

/** `FUZZ_SEED` draws other requests; `FUZZ_RUNS` is the number of requests drawn for each endpoint and person. */
const seed = Number(process.env.FUZZ_SEED ?? 20_261_122);
const numRuns = Number(process.env.FUZZ_RUNS ?? 8);
/** Limit for one answer. The requirement is 1 second. A busy machine may need several times that. */
const slowestMs = 5_000;

const levels = { super: ['superAdmin'], group: ['groupingAdmin'], member: ['member', 'site'] } as const;
type Asker = keyof typeof levels;
type Result = { name: string; asker: Asker; request: string; status: number; body: string; ms: number };

const server = await openTestApp();
const world = await buildWorld(server);
const results: Result[] = [];

beforeAll(async () => {
  // DELETE comes last, so that the other requests still find their rows.
  const order = ['GET', 'PUT', 'PATCH', 'POST', 'DELETE'];
  const sorted = allEndpoints.toSorted((a, b) => order.indexOf(a.method) - order.indexOf(b.method));
  for (const endpoint of sorted) {
    for (const asker of Object.keys(levels) as Asker[]) {
      const level = levels[asker].find((own) => endpoint.levels.includes(own));
      if (level) await fuzz(endpoint, asker, level);
    }
  }
}, 300_000);

async function fuzz(endpoint: Endpoint, asker: Asker, level: Level): Promise<void> {
  const own = requestAt(endpoint, { world, persona: asker, position: 'own' });
  if (own === undefined) throw new Error(`${nameOf(endpoint)} has no address`);
  const example = { path: own.path, example: own.body };
  const isJson = endpoint.kind === 'json' && endpoint.method !== 'GET';
  const fixed = isJson ? taintedRequests(example) : [];
  const drawn = fc.sample(fuzzedRequests(endpoint, example), { seed, numRuns });
  let client = await server.as(world.users[asker]);
  for (const request of [...fixed, ...drawn]) {
    const sent = { ...request, path: levelPrefixes[level] + request.path };
    const { answer, ms: first } = await timed(() => send(client, endpoint, sent));
    const { statusCode, body } = answer;
    // A busy machine can delay one answer. One that is slow by itself is slow again.
    const isSentAgain = first > slowestMs && endpoint.method === 'GET';
    const ms = isSentAgain ? (await timed(() => send(client, endpoint, sent))).ms : first;
    const text = JSON.stringify(request).slice(0, 600);
    results.push({ name: nameOf(endpoint), asker, request: text, status: statusCode, body: body.slice(0, 200), ms });
    const tidy = findExample(endpoint).example.tidyUp;
    if (statusCode === 200 && tidy !== undefined) await server.rows(tidy);
    if (statusCode === 200 && endpoint.permission.startsWith('auth.')) client = await server.as(world.users[asker]);
  }
}

async function timed<T>(run: () => Promise<T>): Promise<{ answer: T; ms: number }> {
  const startedAt = performance.now();
  return { answer: await run(), ms: performance.now() - startedAt };
}

async function send(client: Client, { kind, method }: Endpoint, { path, body, file }: FuzzedRequest) {
  if (kind === 'events') return client.glance(path);
  if (file) return client.upload(path, file);
  return client.send(method, path, method === 'GET' ? {} : { body });
}

test('no endpoint answers 5xx to a hostile request', () => {
  const failed = results.filter(({ status }) => status >= 500);
  expect(failed.map(({ name, asker, status, request }) => `${name} ${asker} ${status} ${request}`)).toEqual([]);
});

test('no endpoint answers a hostile request slowly', () => {
  const slowest = results.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
  console.info(
    slowest.map(({ name, ms, request }) => `${ms.toFixed()} ms ${name} ${request.slice(0, 120)}`).join('\n'),
  );
  expect(slowest.filter(({ ms }) => ms > slowestMs)).toEqual([]);
});

test('the requests reach nearly every endpoint, and many reach its handler', () => {
  const share = (asker: Asker, isOf: (status: number) => boolean) => {
    const own = results.filter((result) => result.asker === asker);
    return own.filter(({ status }) => isOf(status)).length / own.length;
  };
  expect(new Set(results.map(({ name }) => name)).size).toBeGreaterThan(0.9 * allEndpoints.length);
  for (const asker of Object.keys(levels) as Asker[]) {
    expect(share(asker, (status) => status === 200)).toBeGreaterThan(0.1);
    expect(share(asker, (status) => status === 401 || status === 403)).toBeLessThan(0.2);
  }
});
