import { actions, type Level, levelPrefixes } from '@doselore/contract';
import { allEndpoints } from '@doselore/contract/all';
import { beforeAll, describe, expect, test } from 'vitest';
import { openRooms } from '../../features/index.ts';
import { listAskedActions } from '../../test-support/matrix/asked-actions.ts';
import { deletedElsewhere, listDeletedTables } from '../../test-support/matrix/deleted-tables.ts';
import { isChangeOfArchived, isRefusal, isRelated, mayShow, visibleMarkers } from '../../test-support/matrix/oracle.ts';
import { markerPattern, personas } from '../../test-support/matrix/personas.ts';
import { nameOf, pathAt } from '../../test-support/matrix/requests/request-path.ts';
import { ask, hasExample } from '../../test-support/matrix/requests/requests.ts';
import { listRows, type MatrixRun, type Result, runMatrix } from '../../test-support/matrix/run-matrix.ts';
import { readExpected, readTable, renderTable, writeTable } from '../../test-support/matrix/table.ts';
import { unauditedOnPurpose } from '../../test-support/matrix/unaudited.ts';
import { buildWorld } from '../../test-support/matrix/world/world.factory.ts';
import { openTestApp } from '../../test-support/test-app.ts';

const isWriting = process.env.MATRIX_WRITE === '1';

const server = await openTestApp();
const world = await buildWorld(server);
const rows = listRows(allEndpoints, world);
const expected = readExpected();
let run: MatrixRun;

beforeAll(async () => {
  run = await runMatrix(server, world, {
    rows,
    expectsRefusal: (row, persona) => isChangeOfArchived(row) || isRefusal(expected(row, persona) ?? 200),
  });
  if (isWriting) writeTable(renderTable(rows, run.results));
}, 600_000);

function describeResult({ endpoint, level, position, persona, status }: Result): string {
  return `${nameOf(endpoint)} ${level} ${position} ${persona}: ${status}`;
}

describe('the matrix', () => {
  test('answers every persona at every position as the committed table says', () => {
    expect(renderTable(rows, run.results)).toBe(readTable());
  });

  test('lets nobody in who has nothing to do with the place', () => {
    const open = run.results.filter((result) => !isRefusal(result.status) && !isRelated(result));
    expect(open.map(describeResult)).toEqual([]);
  });

  test('turns nobody away from what is theirs', () => {
    const usual = run.results.filter(
      ({ level, position }) =>
        position === 'own' ||
        position === 'sibling' ||
        position === 'foreign' ||
        (position === 'archived' && level === 'groupingAdmin'),
    );
    const closed = usual.filter((result) => isRefusal(result.status) && isRelated(result));
    expect(closed.map(describeResult)).toEqual([]);
  });

  test('lets nobody change what is archived, and says so to those who may read it', () => {
    const changes = run.results.filter(isChangeOfArchived);
    const answered = changes.filter(({ status }) => !isRefusal(status));
    expect(answered.filter(({ status }) => status !== 409).map(describeResult)).toEqual([]);
    expect(new Set(answered.map(({ body }) => JSON.parse(body).message))).toEqual(
      new Set(['This Organisation is archived. Restore it first.', 'This Service is archived. Restore it first.']),
    );
    const readers = new Set(answered.map(({ level, persona }) => `${level} ${persona}`));
    expect(readers).toEqual(new Set(['superAdmin super', 'groupingAdmin group', 'groupingAdmin mixed']));
  });

  test('answers every question about what is archived to those who may ask it', () => {
    const asked = run.results.filter(
      ({ endpoint, position, persona, level }) =>
        position === 'archived' &&
        endpoint.method === 'GET' &&
        (level === 'superAdmin' ? persona === 'super' : level === 'groupingAdmin' && persona === 'group') &&
        /:subgroupId/u.test(endpoint.path),
    );
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter(({ status }) => status !== 200).map(describeResult)).toEqual([]);
  });

  test('shows in no answer a name that the asker has nothing to do with', () => {
    const leaks = run.results.flatMap((result) => {
      const visible = isRefusal(result.status) ? [] : visibleMarkers(result);
      const shown = new Set(result.body.match(markerPattern) ?? []);
      return [...shown]
        .filter((marker) => !mayShow(marker, visible))
        .map((marker) => `${describeResult(result)} shows ${marker}`);
    });
    expect(leaks).toEqual([]);
  });

  test('shows the marked names where they belong, so that a leak would be seen', () => {
    const shown = new Set(
      run.results.flatMap((result) => result.body.match(markerPattern) ?? []).map((marker) => marker.toUpperCase()),
    );
    expect(shown).toContain('MKR_FOREIGN_S1_USER');
    expect(shown).toContain('MKR_HIGH_S1_USER_DATA');
    expect(shown).toContain('MKR_HIGH_S2_VG');
  });

  test('never answers with a fault of its own', () => {
    expect(run.results.filter((result) => result.status >= 500).map(describeResult)).toEqual([]);
  });

  test('tells what is elsewhere from what is absent by nothing', () => {
    const bodies = run.results
      .filter((result) => result.status === 404 && result.position !== 'own')
      .map((result) => result.body);
    const generic = JSON.stringify({
      code: 'not_found',
      error: 'not_found',
      message: 'This does not exist, or you cannot see it.',
    });
    expect(new Set(bodies)).toEqual(new Set([generic]));
  });

  test('changes nothing in the database with a request that it refuses', () => {
    expect(run.changedByRefusal).toEqual([]);
  });

  test('changes nothing with a safe request, and answers it the same way twice', () => {
    expect(run.changedBySafe).toEqual([]);
    expect(run.unsteady).toEqual([]);
  });

  test('writes a row of the audit trail with every change, in its transaction, but for those with a reason', () => {
    const advice = 'call recordAudit, or give the reason in test-support/matrix/unaudited.ts';
    expect(run.unaudited, advice).toEqual(Object.keys(unauditedOnPurpose).sort());
  });

  test('deletes a row of every table from which the server deletes, but for those with a reason', () => {
    const advice = 'add a request that deletes, or give the reason in test-support/matrix/deleted-tables.ts';
    const notDeleted = listDeletedTables().filter((table) => !run.deleted.has(table));
    expect(notDeleted, advice).toEqual(Object.keys(deletedElsewhere).sort());
  });

  test('answers 404 under every prefix that an endpoint is not made for', async () => {
    const levels = Object.keys(levelPrefixes) as Level[];
    const clients = [server.visitor(), await server.as(world.users.super), await server.as(world.users.mixed)];
    const found: string[] = [];
    for (const endpoint of allEndpoints) {
      const path = pathAt(endpoint, { world, persona: 'mixed', position: 'own' }) ?? '';
      for (const level of levels.filter((other) => !endpoint.levels.includes(other))) {
        for (const client of clients) {
          const { statusCode } = await ask(client, endpoint, { world, level, path });
          if (statusCode !== 404) found.push(`${nameOf(endpoint)} ${level}: ${statusCode}`);
        }
      }
    }
    expect(found).toEqual([]);
  }, 60_000);
});

describe('completeness', () => {
  test('every endpoint of the contract has one route, and there is no other route', async () => {
    const rooms = openRooms(server.services);
    expect(rooms.routes.map((route) => nameOf(route.endpoint)).sort()).toEqual(allEndpoints.map(nameOf).sort());
    await rooms.close();
  });

  test('every row of the permission table is asked by an endpoint or inside a command', () => {
    const used = new Set<string>([...allEndpoints.map((endpoint) => endpoint.permission), ...listAskedActions()]);
    expect(actions.filter((action) => !used.has(action))).toEqual([]);
  });

  test('every unsafe endpoint has an example body in the matrix', () => {
    expect(allEndpoints.filter((endpoint) => !hasExample(endpoint)).map(nameOf)).toEqual([]);
  });

  test('the table has a column for every persona', () => {
    expect(readTable().split('\n')[0]?.split('\t').slice(3)).toEqual([...personas]);
  });
});
