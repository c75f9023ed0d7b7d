import type { Endpoint, Level } from '@doselore/contract';
import type { Principal } from '../../platform/access/index.ts';
import { findSession } from '../../platform/http/session.ts';
import { sessionCookie } from '../../platform/http/session-cookie.ts';
import type { TestApp } from '../test-app.ts';
import { type Client, createClient } from '../test-client.ts';
import { findRefusal, type Refusal } from './find-refusal.ts';
import { isRefusal } from './oracle.ts';
import { type Persona, type Position, personas, positions } from './personas.ts';
import { recordWrites, takeWrites } from './recorded-writes.ts';
import { nameOf, pathAt } from './requests/request-path.ts';
import { ask, type ExampleRequest, requestAt } from './requests/requests.ts';
import { findExample } from './rooms.ts';
import type { World } from './world/world.ts';

export type Row = { endpoint: Endpoint; level: Level; position: Position };
export type Result = Row & { persona: Persona; status: number; body: string };

/** Lists every endpoint at each of its levels, and at each position that leads to another address. */
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

type Hooks = {
  /** Runs after a successful request, before its changes are undone. */
  whenDone?: (row: Row) => Promise<void>;
  /** Runs when the server answers a request otherwise than `findRefusal` says. */
  whenDifferent?: (result: Result, refusal: Refusal) => void;
};

/**
 * Returns a function that gives the answer to the request of a row as a persona. `findRefusal` finds refusals. Requests
 * that it lets through are sent to the server, and the first one of each endpoint, level and status that it refuses.
 */
export function createAsker(server: TestApp, world: World, { whenDone, whenDifferent }: Hooks = {}) {
  const clients = new Map<Persona, Client>();
  /** People as their last request found them. A request that may change rights empties it. */
  const visitors = new Map<Persona, Principal | undefined>();
  const refusedByServer = new Set<string>();
  const clientOf = async (persona: Persona): Promise<Client> => {
    const known =
      clients.get(persona) ?? (persona === 'anon' ? createClient(server.app) : await server.as(world.users[persona]));
    clients.set(persona, known);
    return known;
  };
  const visitorOf = async (persona: Persona): Promise<Principal | undefined> => {
    if (!visitors.has(persona)) {
      const { cookies } = await clientOf(persona);
      const token = cookies.get(sessionCookie(server.services).name) ?? '';
      const found = await findSession(server.services, token, { prolong: false, isClosedInMaintenance: true });
      visitors.set(persona, found?.principal);
    }
    return visitors.get(persona);
  };
  const send = async (row: Row, persona: Persona, request: ExampleRequest): Promise<Result> => {
    const { endpoint, level } = row;
    const answer = await ask(await clientOf(persona), level, request);
    if (endpoint.method !== 'GET') visitors.clear();
    // These calls begin or end a session, so the next request gets a new one.
    if (endpoint.method !== 'GET' && endpoint.permission.startsWith('auth.')) clients.delete(persona);
    if (answer.statusCode === 200) {
      await whenDone?.(row);
      const { tidyUp } = findExample(endpoint).example;
      if (tidyUp !== undefined) await server.rows(tidyUp);
    }
    return { ...row, persona, status: answer.statusCode, body: answer.body };
  };
  return async (row: Row, persona: Persona): Promise<Result> => {
    const { endpoint, level, position } = row;
    const request = requestAt(endpoint, { world, persona, position });
    if (request === undefined) throw new Error(`${nameOf(endpoint)} has no address at ${position}`);
    const refusal = await findRefusal(server, row, { path: request.path, visitor: await visitorOf(persona) });
    if (refusal === undefined) return send(row, persona, request);
    const kind = `${nameOf(endpoint)} ${level} ${refusal.status}`;
    if (refusedByServer.has(kind)) return { ...row, persona, ...refusal };
    refusedByServer.add(kind);
    const result = await send(row, persona, request);
    // The client does not read a stream.
    const hasSameBody = endpoint.kind === 'events' || result.body === refusal.body;
    if (result.status !== refusal.status || !hasSameBody) whenDifferent?.(result, refusal);
    return result;
  };
}

export type MatrixRun = {
  results: Result[];
  /** Requests that the server answered otherwise than the functions of its mount say. */
  different: { result: Result; refusal: Refusal }[];
  /** Writes of refused requests, such as `POST groups: groups`. `changedBySafe` has writes of safe requests. */
  changedByRefusal: string[];
  changedBySafe: string[];
  unsteady: string[];
  /** Tables that a request wrote to without a row of the audit trail in the transaction. */
  unaudited: { endpoint: Endpoint; table: string }[];
  /** Tables from which a request deleted a row. */
  deleted: Set<string>;
};

/**
 * Asks for every answer. Safe requests come first, and answered ones are sent twice. Then come the unsafe requests, by
 * endpoint: first those that `expectsRefusal`, then the others. A trigger on every table records the writes of each.
 */
export async function runMatrix(
  server: TestApp,
  world: World,
  { rows, expectsRefusal }: { rows: readonly Row[]; expectsRefusal: (row: Row, persona: Persona) => boolean },
): Promise<MatrixRun> {
  const run: MatrixRun = {
    results: [],
    different: [],
    changedByRefusal: [],
    changedBySafe: [],
    unsteady: [],
    unaudited: [],
    deleted: new Set(),
  };
  const looked = new Set<Row>();
  await recordWrites(server);
  // One check for each row of the table is enough, because the writes do not depend on the caller.
  const whenDone = async (row: Row) => {
    if (row.endpoint.method === 'GET' || looked.has(row)) return;
    looked.add(row);
    const { unaudited, deleted } = await takeWrites(server);
    run.unaudited.push(...unaudited.map((table) => ({ endpoint: row.endpoint, table })));
    for (const table of deleted) run.deleted.add(table);
  };
  const request = createAsker(server, world, {
    whenDone,
    whenDifferent: (result, refusal) => run.different.push({ result, refusal }),
  });
  const writesOf = async (endpoint: Endpoint) =>
    (await takeWrites(server)).written.map((table) => `${nameOf(endpoint)}: ${table}`);
  const isSafe = (row: Row) => row.endpoint.method === 'GET';
  for (const endpoint of new Set(rows.filter(isSafe).map((row) => row.endpoint))) {
    for (const row of rows.filter((one) => one.endpoint === endpoint)) {
      for (const persona of personas) {
        const first = await request(row, persona);
        run.results.push(first);
        if (isRefusal(first.status) || endpoint.kind === 'file') continue;
        const second = await request(row, persona);
        if (second.body !== first.body)
          run.unsteady.push(`${nameOf(endpoint)} ${row.level} ${row.position} ${persona}`);
      }
    }
    // A public check counts as a try of its network.
    const writes = await writesOf(endpoint);
    run.changedBySafe.push(...writes.filter((write) => !write.endsWith(': throttles')));
  }
  const unsafe = rows.filter((row) => !isSafe(row));
  for (const endpoint of new Set(unsafe.map((row) => row.endpoint))) {
    const cases = unsafe
      .filter((row) => row.endpoint === endpoint)
      .flatMap((row) => personas.map((persona) => ({ row, persona })));
    await takeWrites(server);
    for (const { row, persona } of cases)
      if (expectsRefusal(row, persona)) run.results.push(await request(row, persona));
    run.changedByRefusal.push(...(await writesOf(endpoint)));
    for (const { row, persona } of cases) {
      if (expectsRefusal(row, persona)) continue;
      await takeWrites(server);
      run.results.push(await request(row, persona));
    }
  }
  return run;
}
