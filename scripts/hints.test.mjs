import { expect, test } from 'vitest';
import { adviceFor } from './hints.mjs';

test.each([
  [
    'the permission table for an endpoint with an unknown permission',
    `packages/contract/src/features/cpd/cpd.endpoints.ts(8,3): error TS2322: Type '"cpd.export"' is not assignable to type '"account.own" | "cpd.own"'.`,
    'packages/contract/src/permissions.ts',
  ],
  [
    'the permission table for an endpoint whose permission resembles another one',
    `packages/contract/src/features/cpd/cpd.endpoints.ts(8,3): error TS2820: Type '"cpd.owns"' is not assignable to type '"account.own" | ... 88 more ... | Both<...>'. Did you mean '"cpd.own"'?`,
    'packages/contract/src/permissions.ts',
  ],
  [
    'the file of the room for a table that is not classified',
    `apps/server/src/features/administration/personal-data/map/personal-data.ts(43,14): error TS2741: Property 'notes' is missing in type '{}' but required in type 'PersonalData'.`,
    'x.personal-data.ts',
  ],
  [
    'the command that writes the types for an unknown table',
    `apps/server/src/features/learning/cpd/cpd.merged-data.ts(5,3): error TS2353: Object literal may only specify known properties, and 'notes' does not exist in type 'MergedData'.`,
    'npm run db:types',
  ],
  [
    'the command that writes the types for an unknown table of a query',
    `apps/server/src/features/learning/cpd/cpd.repository.ts(21,17): error TS2345: Argument of type '"notes"' is not assignable to parameter of type '"abstract_courses" | "users"'.`,
    'npm run db:types',
  ],
])('the advice about an error names %s', (_what, error, advice) => {
  expect(adviceFor(error)).toEqual([expect.stringContaining(advice)]);
});

test('gives no advice about a compiler error that no rule of the repository explains', () => {
  expect(adviceFor("apps/web/src/app.tsx(8,3): error TS2304: Cannot find name 'x'.")).toEqual([]);
});
