import {
  type Action,
  type Endpoint,
  type Level,
  type PermissionRole,
  permissionRoles,
  permissions,
  rolesOfLevel,
  type ScopeKind,
} from '@doselore/contract';
import { findPrincipal } from '../../platform/access/index.ts';
import type { TestApp } from '../test-app.ts';
import { findRefusal } from './find-refusal.ts';
import type { Persona } from './personas.ts';
import { nameOf, pathAt } from './requests/request-path.ts';
import { createAsker, type Row } from './run-matrix.ts';
import type { World } from './world/world.ts';

export type Cell = { action: Action; role: PermissionRole; kind: ScopeKind };

const wearers: Record<PermissionRole, readonly Persona[]> = {
  super: ['super'],
  group: ['group', 'foreignGroup'],
  subHigh: ['subHigh', 'siblingAdmin'],
  subMed: ['subMed'],
  subLow: ['subLow'],
  trainer: ['trainer', 'otherTrainer'],
  member: ['member', 'otherMember'],
  provisional: ['provisional'],
  anon: ['anon'],
};

const isHeldUnder = (level: Level, role: PermissionRole): boolean => rolesOfLevel[level].some((one) => one === role);

/**
 * Lists the cells that narrow a scope, neither everywhere nor never. `isLive` is true when an endpoint is mounted where
 * the role is used.
 */
export function listNarrowCells(endpoints: readonly Endpoint[]): (Cell & { isLive: boolean })[] {
  const actions = [...new Set(endpoints.map((endpoint) => endpoint.permission))];
  return actions.flatMap((action) =>
    permissionRoles.flatMap((role) => {
      const kind = permissions[action][role];
      if (kind === 'any' || kind === '-') return [];
      const levels = endpoints
        .filter((endpoint) => endpoint.permission === action)
        .flatMap((endpoint) => endpoint.levels);
      return [{ action, role, kind, isLive: levels.some((level) => isHeldUnder(level, role)) }];
    }),
  );
}

/** Runs `work` with one cell of the table opened to `any`. */
export async function withOpenCell<T>(cell: Cell, work: () => Promise<T>): Promise<T> {
  const row: Record<PermissionRole, ScopeKind> = permissions[cell.action];
  row[cell.role] = 'any';
  try {
    return await work();
  } finally {
    row[cell.role] = cell.kind;
  }
}

/**
 * Returns a function that collects all answers that a cell can affect, for people with its role. An answer is the
 * decision, and the body of a safe request.
 */
export function createObserver(server: TestApp, world: World, rows: readonly Row[]) {
  const request = createAsker(server, world);
  return async ({ action, role }: Cell): Promise<string[]> => {
    const concerned = rows.filter(({ endpoint, level }) => endpoint.permission === action && isHeldUnder(level, role));
    const seen: string[] = [];
    for (const row of concerned) {
      for (const persona of wearers[role]) {
        const isSafe = row.endpoint.method === 'GET' && row.endpoint.kind === 'json';
        const body = isSafe ? (await request(row, persona)).body : '';
        const answer = `${await decide(server, { world, row, persona })} ${body}`;
        seen.push(`${nameOf(row.endpoint)} ${row.level} ${row.position} ${persona} ${answer}`);
      }
    }
    return seen;
  };
}

async function decide(
  server: TestApp,
  { world, row, persona }: { world: World; row: Row; persona: Persona },
): Promise<string> {
  const path = pathAt(row.endpoint, { world, persona, position: row.position }) ?? '';
  const visitor = persona === 'anon' ? undefined : await findPrincipal(server.db, world.users[persona]);
  return (await findRefusal(server, row, { path, visitor }))?.body ?? 'open';
}
