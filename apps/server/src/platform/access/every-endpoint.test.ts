import type { Level } from '@doselore/contract';
import { allEndpoints } from '@doselore/contract/all';
import { expect, test } from 'vitest';
import type { Persona } from '../../test-support/matrix/personas.ts';
import { nameOf } from '../../test-support/matrix/requests/request-path.ts';
import { createAsker, listRows } from '../../test-support/matrix/run-matrix.ts';
import { buildWorld } from '../../test-support/matrix/world/world.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';

/** Personas who call the endpoints of each level, so that their SQL runs with each scope. */
const askers: Record<Level, readonly Persona[]> = {
  superAdmin: ['super'],
  groupingAdmin: ['group', 'mixed'],
  subgroupAdmin: ['subHigh', 'subMed', 'subLow'],
  virtualGroupAdmin: ['trainer', 'mixed'],
  mixedAdmin: ['super', 'group', 'subHigh', 'trainer', 'mixed'],
  member: ['member'],
  site: ['member', 'anon'],
};

const server = await openTestApp();
const world = await buildWorld(server);
const rows = listRows(allEndpoints, world).filter(({ position }) => position === 'own' || position === 'self');

// Unlike the matrix this runs on every PostgreSQL that is supported: one request with each scope instead of all.
test('every endpoint answers without a fault at each of its levels, and nearly all do what they are asked', async () => {
  const request = createAsker(server, world);
  const failed: string[] = [];
  const done = new Set<string>();
  for (const row of rows.toSorted(
    (a, b) => Number(a.endpoint.method !== 'GET') - Number(b.endpoint.method !== 'GET'),
  )) {
    for (const persona of askers[row.level]) {
      const { status } = await request(row, persona);
      if (status >= 500) failed.push(`${nameOf(row.endpoint)} ${row.level} ${persona}: ${status}`);
      if (status === 200) done.add(nameOf(row.endpoint));
    }
  }
  expect(failed).toEqual([]);
  expect(done.size).toBeGreaterThan(0.7 * allEndpoints.length);
}, 300_000);
