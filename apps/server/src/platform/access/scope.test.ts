import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openTestApp } from '../../test-support/test-app.ts';
import { type Grant, isInScope, scopeWhere } from './scope.ts';

const server = await openTestApp();
const id = fc.integer({ min: 1, max: 3 });
const ids = fc.uniqueArray(id, { maxLength: 3 });
const grant: fc.Arbitrary<Grant> = fc.oneof(
  fc.constant({ kind: 'any' } as const),
  fc.record({ kind: fc.constant('groups' as const), ids }),
  fc.record({ kind: fc.constant('subgroups' as const), ids }),
  fc.record({ kind: fc.constant('virtualGroups' as const), ids }),
  fc.record({ kind: fc.constant('self' as const), userId: id }),
);
const row = fc.record({ g: id, s: fc.option(id), v: fc.option(id), o: id });

test('the predicate on rows allows exactly what the check on one resource allows', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(grant, { maxLength: 3 }),
      fc.array(row, { minLength: 1, maxLength: 8 }),
      async (grants, rows) => {
        const columns = {
          group: sql.ref('r.g'),
          subgroup: sql.ref('r.s'),
          virtualGroup: sql.ref('r.v'),
          owner: sql.ref('r.o'),
        };
        const source = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(g bigint, s bigint, v bigint, o bigint)`;
        const found = await sql<{
          is_in: boolean;
        }>`select coalesce(${scopeWhere({ grants }, columns)}, false) as is_in from ${source}`.execute(server.db);
        const checked = rows.map(({ g, s, v, o }) =>
          isInScope(
            { grants },
            {
              groupIds: [g],
              subgroupIds: s === null ? [] : [s],
              virtualGroupIds: v === null ? [] : [v],
              ownerId: o,
              archived: undefined,
            },
          ),
        );
        expect(found.rows.map((answer) => answer.is_in)).toEqual(checked);
      },
    ),
    { numRuns: 150 },
  );
});

test('a grant allows no row without its column in the query, and a scope without grants allows none', async () => {
  const allowed = async (grants: Grant[]) => {
    const { rows } = await sql<{ is_in: boolean }>`select ${scopeWhere({ grants }, {})} as is_in`.execute(server.db);
    return rows[0]?.is_in;
  };
  expect(
    await allowed([
      { kind: 'groups', ids: [1] },
      { kind: 'self', userId: 1 },
    ]),
  ).toBe(false);
  expect(await allowed([])).toBe(false);
  expect(await allowed([{ kind: 'any' }])).toBe(true);
});
