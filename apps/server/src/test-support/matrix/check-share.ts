import { type Level, levelPrefixes } from '@doselore/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestApp } from '../test-app.ts';
import { listDeletedTables } from './deleted-tables.ts';
import { mayShow } from './marks.ts';
import { isChangeOfArchived, isRefusal, isRelated, visibleMarkers } from './oracle.ts';
import { markerPattern } from './personas.ts';
import { listParams, nameOf } from './requests/request-path.ts';
import { ask, requestAt } from './requests/requests.ts';
import { adviseTable, endpointsOf, findExample, folderOf, matrixFile } from './rooms.ts';
import { listRows, type MatrixRun, type Result, runMatrix } from './run-matrix.ts';
import { type Share, shares } from './shares.ts';
import { readExpected, readTable, renderTable, writeTable } from './table.ts';
import { buildWorld } from './world/world.factory.ts';

const isWriting = process.env.MATRIX_WRITE === '1';

function describeResult({ endpoint, level, position, persona, status }: Result): string {
  return `${nameOf(endpoint)} ${level} ${position} ${persona}: ${status}`;
}

/** Describes a result as `describeResult` does, with the file that says who calls the endpoint. */
function describeCaller(result: Result): string {
  return `${describeResult(result)} (callers in ${findExample(result.endpoint).file})`;
}

/** Calls the endpoints of a share and defines the tests of the answers. */
export async function checkShare(share: Share, { marks }: { marks: readonly string[] }): Promise<void> {
  const rooms = Object.entries(shares[share]).map(([name, room]) => ({ name, room }));
  const names = rooms.map(({ name }) => name);
  const server = await openTestApp();
  const world = await buildWorld(server);
  const endpoints = endpointsOf(share);
  const rows = listRows(endpoints, world);
  const expected = readExpected(names);
  let run: MatrixRun;

  beforeAll(async () => {
    run = await runMatrix(server, world, {
      rows,
      expectsRefusal: (row, persona) => isChangeOfArchived(row) || isRefusal(expected(row, persona) ?? 200),
    });
    if (isWriting) for (const name of names) writeTable(name, renderTable(name, rows, run.results));
  }, 600_000);

  describe(`matrix of ${share}`, () => {
    test.each(names)('answers every persona at every position as the committed table of %s says', (name) => {
      expect(renderTable(name, rows, run.results), adviseTable(name)).toBe(readTable(name));
    });

    test('answers a refused request, one for each endpoint, level and status, as the functions of the mount say', () => {
      const { different } = run;
      expect(different.map(({ result, refusal }) => `${describeResult(result)}, not ${refusal.status}`)).toEqual([]);
    });

    test('refuses everybody who is unrelated to the place', () => {
      const open = run.results.filter((result) => !isRefusal(result.status) && !isRelated(result));
      expect(open.map(describeCaller)).toEqual([]);
    });

    test('lets everybody reach their own places and records', () => {
      const usual = run.results.filter(
        ({ level, position }) =>
          position === 'own' ||
          position === 'sibling' ||
          position === 'foreign' ||
          (position === 'archived' && level === 'groupingAdmin'),
      );
      const closed = usual.filter((result) => isRefusal(result.status) && isRelated(result));
      expect(closed.map(describeCaller)).toEqual([]);
    });

    test('refuses every change of an archived place, and tells those who may read it why', () => {
      const changes = run.results.filter(isChangeOfArchived);
      const answered = changes.filter(({ status }) => !isRefusal(status));
      expect(answered.filter(({ status }) => status !== 409).map(describeResult)).toEqual([]);
      expect(new Set(answered.map(({ body }) => JSON.parse(body).message))).toEqual(
        new Set(['This organisation is archived. Restore it first.', 'This service is archived. Restore it first.']),
      );
      const readers = new Set(answered.map(({ level, persona }) => `${level} ${persona}`));
      expect(readers).toEqual(new Set(['superAdmin super', 'groupingAdmin group', 'groupingAdmin mixed']));
    });

    test('answers every read of an archived place to those who may read it', () => {
      const sent = run.results.filter(
        ({ endpoint, position, persona, level }) =>
          position === 'archived' &&
          endpoint.method === 'GET' &&
          (level === 'superAdmin' ? persona === 'super' : level === 'groupingAdmin' && persona === 'group') &&
          listParams(endpoint).includes('subgroupId'),
      );
      expect(sent.length).toBeGreaterThan(10);
      expect(sent.filter(({ status }) => status !== 200).map(describeResult)).toEqual([]);
    });

    test('shows no name to a persona who is unrelated to it', () => {
      const leaks = run.results.flatMap((result) => {
        const visible = isRefusal(result.status) ? [] : visibleMarkers(result);
        const shown = new Set(result.body.match(markerPattern) ?? []);
        return [...shown]
          .filter((marker) => !mayShow(marker, visible))
          .map((marker) => `${describeCaller(result)} shows ${marker}`);
      });
      expect(leaks).toEqual([]);
    });

    test('shows the marked names where they belong, so that a leak would be noticed', () => {
      const shown = new Set(
        run.results.flatMap((result) => result.body.match(markerPattern) ?? []).map((marker) => marker.toUpperCase()),
      );
      expect([...shown]).toEqual(expect.arrayContaining([...marks]));
    });

    test('never answers 5xx', () => {
      expect(run.results.filter((result) => result.status >= 500).map(describeResult)).toEqual([]);
    });

    test('answers the same for a record elsewhere as for a missing record', () => {
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

    test('inserts a row of the audit trail in the transaction of every change, except for those with a reason', () => {
      const advise = (name: string, table: string, file: string) =>
        `${name}: ${table}. Call recordAudit, or give the reason as unaudited in ${file}`;
      const listed = (found: readonly { endpoint: (typeof endpoints)[number]; table: string }[]) =>
        [
          ...new Set(found.map(({ endpoint, table }) => advise(nameOf(endpoint), table, findExample(endpoint).file))),
        ].sort();
      const onPurpose = endpoints.flatMap((endpoint) =>
        Object.keys(findExample(endpoint).example.unaudited ?? {}).map((table) => ({ endpoint, table })),
      );
      expect(listed(run.unaudited)).toEqual(listed(onPurpose));
    });

    test.each(rooms)(
      'deletes a row of every table from which $name deletes, except for those with a reason',
      ({ name, room }) => {
        const advice = `Add a request that deletes, or give the reason as deletedElsewhere in ${matrixFile(name)}`;
        const notDeleted = listDeletedTables(folderOf(name)).filter((table) => !run.deleted.has(table));
        expect(notDeleted, advice).toEqual(Object.keys(room.deletedElsewhere ?? {}).sort());
      },
    );

    test('answers 404 under every prefix that an endpoint is not mounted under', async () => {
      const levels = Object.keys(levelPrefixes) as Level[];
      const clients = [server.visitor(), await server.as(world.users.super), await server.as(world.users.mixed)];
      const found: string[] = [];
      for (const endpoint of endpoints) {
        const request = requestAt(endpoint, { world, persona: 'mixed', position: 'own' });
        if (request === undefined) throw new Error(`${nameOf(endpoint)} has no address`);
        for (const level of levels.filter((other) => !endpoint.levels.includes(other))) {
          for (const client of clients) {
            const { statusCode } = await ask(client, level, request);
            if (statusCode !== 404) found.push(`${nameOf(endpoint)} ${level}: ${statusCode}`);
          }
        }
      }
      expect(found).toEqual([]);
    }, 60_000);
  });
}
