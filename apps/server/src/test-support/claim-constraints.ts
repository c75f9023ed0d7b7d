import { afterEach } from 'vitest';
import type { TestApp } from './test-app.ts';

type Constraint = { name: string; definition: string };

/** What refuses overlapping claims in a race: both, or the row locks alone after `dropClaimConstraints`. */
export const claimWalls = ['row locks and constraints', 'row locks alone'] as const;
export type ClaimWalls = (typeof claimWalls)[number];

/**
 * Returns a function that leaves a test with the walls of its name: without the constraints that refuse overlapping claims,
 * or with them. A hook of its own adds them again, as the migrations have defined them.
 */
export function claimConstraints(server: TestApp): (walls: ClaimWalls) => Promise<void> {
  let dropped: readonly Constraint[] = [];
  afterEach(async () => {
    for (const { name, definition } of dropped)
      await server.rows(`alter table time_claims add constraint ${name} ${definition}`);
    dropped = [];
  });
  return async (walls) => {
    if (walls !== 'row locks alone') return;
    dropped = await server.rows<Constraint>(
      `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
       where conrelid = 'time_claims'::regclass and contype = 'x'`,
    );
    if (dropped.length === 0) throw new Error('Claims have no constraints');
    for (const { name } of dropped) await server.rows(`alter table time_claims drop constraint ${name}`);
  };
}
