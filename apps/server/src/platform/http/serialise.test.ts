import { allEndpoints, schemasOf } from '@doselore/contract/all';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildFor, serialiserOf } from './serialise.ts';

const answersJson = allEndpoints.filter(({ kind }) => kind !== 'file' && kind !== 'events');

test.each(answersJson.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'can build the serialiser of %s',
  (_name, endpoint) => {
    expect(buildFor(schemasOf(endpoint).response)).toBeTypeOf('function');
  },
);

test('writes the fields of the schema and no others, at the first answer and later', () => {
  const serialise = serialiserOf(z.object({ id: z.int(), name: z.string().nullable() }));
  const row = { id: 7, name: null, password_hash: 'secret' };
  expect([serialise(row), serialise(row)]).toEqual(['{"id":7,"name":null}', '{"id":7,"name":null}']);
});
