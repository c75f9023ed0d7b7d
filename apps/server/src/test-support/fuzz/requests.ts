import type { Endpoint } from '@doselore/contract';
import { schemasOf } from '@doselore/contract/all';
import fc from 'fast-check';
import { arbitraryOf } from './from-schema.ts';
import { hostileParts, hostileValues } from './hostile-values.ts';

export type FuzzedRequest = { path: string; body?: unknown; file?: { name: string; bytes: Buffer } };

/** Draws requests to an endpoint. `path` names existing rows; `example` is a body that the endpoint accepts. */
export function fuzzedRequests(
  endpoint: Endpoint,
  at: { path: string; example: unknown },
): fc.Arbitrary<FuzzedRequest> {
  const schemas = schemasOf(endpoint);
  const [bare = '', query = ''] = at.path.split('?');
  const paths = fc.oneof(
    { weight: 4, arbitrary: fc.constant(bare) },
    { weight: 1, arbitrary: fc.tuple(fc.nat(), hostileParts).map((change) => withPart(endpoint, bare, change)) },
  );
  const queries = fc.oneof(
    { weight: 2, arbitrary: fc.constant(query) },
    { weight: 2, arbitrary: arbitraryOf(schemas.query).map(encode) },
    { weight: 1, arbitrary: fc.tuple(arbitraryOf(schemas.query), fc.nat(), hostileParts).map(withHostileQuery) },
  );
  const addresses = fc.tuple(paths, queries).map(([path, search]) => (search === '' ? path : `${path}?${search}`));
  if (endpoint.kind === 'upload') return fc.record({ path: addresses, file: files });
  if (endpoint.method === 'GET') return fc.record({ path: addresses });
  return fc.record({ path: addresses, body: bodiesOf(endpoint, at.example) });
}

/** Returns the example twice: with a lone surrogate and with a NUL at the end of every text. */
export function taintedRequests(at: { path: string; example: unknown }): FuzzedRequest[] {
  return ['\ud800', '\0'].map((text) => ({ path: at.path, body: withText(at.example, text) }));
}

function withText(value: unknown, added: string): unknown {
  if (typeof value === 'string') return value + added;
  if (Array.isArray(value)) return value.map((inner) => withText(inner, added));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withText(inner, added)]));
}

function bodiesOf(endpoint: Endpoint, example: unknown): fc.Arbitrary<unknown> {
  const fromSchema = arbitraryOf(schemasOf(endpoint).body);
  const changed = (start: fc.Arbitrary<unknown>) =>
    fc.tuple(start, fc.nat(), hostileValues).map(([body, place, value]) => withValue(body, place, value));
  return fc.oneof(
    { weight: 3, arbitrary: fromSchema },
    { weight: 4, arbitrary: changed(fc.constant(example ?? {})) },
    { weight: 2, arbitrary: changed(fromSchema) },
    { weight: 1, arbitrary: hostileValues },
  );
}

const files = fc.record({
  name: fc.constantFrom('a.zip', 'a.png', '../../a.svg', '\0', 'x'.repeat(5_000), '__proto__', 'é\u202e.pdf'),
  bytes: fc.oneof(
    fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
    fc
      .constantFrom('PK\x03\x04', 'PK\x05\x06'.padEnd(22, '\0'), '%PDF-1.7', '\x89PNG\r\n\x1a\n', '<svg onload=1>', '')
      .map((text) => Buffer.from(text, 'latin1')),
  ),
});

/** Replaces one parameter of a path. */
function withPart({ path: pattern }: Endpoint, path: string, [place, part]: [number, string]): string {
  const places = pattern.split('/').flatMap((name, index) => (name.startsWith(':') ? [index] : []));
  const index = places[place % places.length];
  return path
    .split('/')
    .map((old, at) => (at === index ? part : old))
    .join('/');
}

function encode(query: unknown): string {
  return Object.entries(query as object)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`)
    .join('&');
}

function withHostileQuery([query, place, part]: [unknown, number, string]): string {
  const pairs = encode(query).split('&').filter(Boolean);
  if (pairs.length === 0) return `__proto__=${part}`;
  const index = place % pairs.length;
  const name = pairs[index]?.split('=')[0] ?? '';
  return pairs.toSpliced(index, 1, `${name}=${part}`, ...(place % 5 === 0 ? [`${name}=1`] : [])).join('&');
}

/** Returns a copy of a body in which one value, at any depth, is replaced. */
function withValue(body: unknown, place: number, value: unknown): unknown {
  if (typeof body !== 'object' || body === null) return value;
  const keys = Object.keys(body);
  const key = keys[place % (keys.length + 1)];
  if (key === undefined) return { ...body, unknown: value };
  const inner = withValue((body as Record<string, unknown>)[key], Math.floor(place / (keys.length + 1)), value);
  return Array.isArray(body) ? body.with(Number(key), inner) : { ...body, [key]: inner };
}
