import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allEndpoints, schemasOf } from './all.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { isEndpoint } from './endpoint-schemas.ts';

const rooms = readdirSync(new URL('features', import.meta.url));

/** Finds the endpoints among the exports of a room, alone or in a group. */
function endpointsIn(contents: object): Endpoint[] {
  return Object.values(contents).flatMap((value: unknown) => {
    if (isEndpoint(value)) return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).filter(isEndpoint) : [];
  });
}

test.each(rooms)('all.ts lists every endpoint of %s', async (room) => {
  const own = endpointsIn(await import(`./features/${room}/index.ts`));
  const missing = own.filter((one) => !allEndpoints.some((listed) => listed === one));
  expect(missing.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('every endpoint has its schemas', () => {
  expect(allEndpoints.length).toBeGreaterThan(300);
  for (const one of allEndpoints) expect(() => schemasOf(one)).not.toThrow();
});

test('names an endpoint without schemas, and the file that lists them', () => {
  const forgotten = endpoint({ method: 'GET', path: 'forgotten', levels: ['member'], permission: 'cpd.own' });
  expect(() => schemasOf(forgotten)).toThrow(
    'GET forgotten has no schemas. Add them to a *.schemas.ts of its room, and list them in packages/contract/src/all.ts',
  );
});
