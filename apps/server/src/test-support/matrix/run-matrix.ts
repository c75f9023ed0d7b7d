import type { Endpoint, Level } from '@doselore/contract';
import type { TestApp } from '../test-app.ts';
import { type Client, createClient } from '../test-client.ts';
import { digestOf } from './digest.ts';
import { isRefusal } from './oracle.ts';
import { type Persona, type Position, personas, positions } from './personas.ts';
import { recordWrites, takeWrites } from './recorded-writes.ts';
import { nameOf, pathAt } from './requests/request-path.ts';
import { ask, tidyUp } from './requests/requests.ts';
import type { World } from './world/world.ts';

export type Row = { endpoint: Endpoint; level: Level; position: Position };
export type Result = Row & { persona: Persona; status: number; body: string };

/** Every endpoint at each of its levels and at each position that leads to another address. */
export function listRows(endpoints: readonly Endpoint[], world: World): Row[] {
  return endpoints.flatMap((endpoint) => {
    const seen = new Set<string>();
    const distinct = positions.filter((position) => {
      const path = pathAt(endpoint, { world, persona: 'group', position });
      const isNew = path !== undefined && !seen.has(path);
      if (path !== undefined) seen.add(path);
      return isNew;
    });
    return endpoint.levels.flatMap((level) => distinct.map((position) => ({ endpoint, level, position })));
  });
}

/** `whenDone` sees the database as a request that was answered has left it. */
export function createAsker(
  server: TestApp,
  world: World,
  whenDone: (row: Row) => Promise<void> = async () => undefined,
) {
  const clients = new Map<Persona, Client>();
  const clientOf = async (persona: Persona): Promise<Client> => {
    const known =
      clients.get(persona) ?? (persona === 'anon' ? createClient(server.app) : await server.as(world.users[persona]));
    clients.set(persona, known);
    return known;
  };
  return async (row: Row, persona: Persona): Promise<Result> => {
    const { endpoint, level, position } = row;
    const path = pathAt(endpoint, { world, persona, position }) ?? '';
    const answer = await ask(await clientOf(persona), endpoint, { world, level, path });
    // These begin or end a session: the next request comes with a fresh one.
    if (endpoint.method !== 'GET' && endpoint.permission.startsWith('auth.')) clients.delete(persona);
    const tidy = tidyUp[nameOf(endpoint)];
    if (answer.statusCode === 200) await whenDone(row);
    if (answer.statusCode === 200 && tidy !== undefined) await server.rows(tidy);
    return { ...row, persona, status: answer.statusCode, body: answer.body };
  };
}

export type MatrixRun = {
  results: Result[];
  changedByRefusal: string[];
  changedBySafe: string[];
  unsteady: string[];
  /** `POST groups: groups`: a table that a transaction wrote to without a row of the audit trail. */
  unaudited: string[];
  /** Tables from which a request deleted a row. */
  deleted: Set<string>;
};

/**
 * Asks everything. Safe requests first and twice each where they are answered; then, endpoint by endpoint, the unsafe
 * ones that `expectsRefusal`, held between two digests of the database, and last the others.
 */
export async function runMatrix(
  server: TestApp,
  world: World,
  { rows, expectsRefusal }: { rows: readonly Row[]; expectsRefusal: (row: Row, persona: Persona) => boolean },
): Promise<MatrixRun> {
  const run: MatrixRun = {
    results: [],
    changedByRefusal: [],
    changedBySafe: [],
    unsteady: [],
    unaudited: [],
    deleted: new Set(),
  };
  const looked = new Set<Row>();
  await recordWrites(server);
  // One look at each row of the table is enough: who asks changes nothing about what is written.
  const request = createAsker(server, world, async (row) => {
    if (row.endpoint.method === 'GET' || looked.has(row)) return;
    looked.add(row);
    const { unaudited, deleted } = await takeWrites(server);
    run.unaudited.push(...unaudited.map((table) => `${nameOf(row.endpoint)}: ${table}`));
    for (const table of deleted) run.deleted.add(table);
  });
  const isSafe = (row: Row) => row.endpoint.method === 'GET';
  const start = await digestOf(server);
  for (const row of rows.filter(isSafe)) {
    for (const persona of personas) {
      const first = await request(row, persona);
      run.results.push(first);
      if (isRefusal(first.status) || row.endpoint.kind === 'file') continue;
      const second = await request(row, persona);
      if (second.body !== first.body)
        run.unsteady.push(`${nameOf(row.endpoint)} ${row.level} ${row.position} ${persona}`);
    }
  }
  run.changedBySafe = differences(start, await digestOf(server));
  const unsafe = rows.filter((row) => !isSafe(row));
  for (const endpoint of new Set(unsafe.map((row) => row.endpoint))) {
    const cases = unsafe
      .filter((row) => row.endpoint === endpoint)
      .flatMap((row) => personas.map((persona) => ({ row, persona })));
    const before = await digestOf(server);
    for (const { row, persona } of cases)
      if (expectsRefusal(row, persona)) run.results.push(await request(row, persona));
    const changed = differences(before, await digestOf(server));
    run.changedByRefusal.push(...changed.map((table) => `${nameOf(endpoint)}: ${table}`));
    for (const { row, persona } of cases) {
      if (expectsRefusal(row, persona)) continue;
      await takeWrites(server);
      run.results.push(await request(row, persona));
    }
  }
  run.unaudited = [...new Set(run.unaudited)].sort();
  return run;
}

function differences(before: readonly string[], after: readonly string[]): string[] {
  return after.filter((line) => !before.includes(line));
}
