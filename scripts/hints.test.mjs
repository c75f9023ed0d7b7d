import { expect, test } from 'vitest';
import { adviceFor } from './hints.mjs';

test('names the permission table for an endpoint with an unknown permission', () => {
  const error = `packages/contract/src/features/cpd/cpd.endpoints.ts(8,3): error TS2322: Type '"cpd.export"' is not assignable to type '"account.own" | "cpd.own"'.`;
  expect(adviceFor(error)).toEqual([expect.stringContaining('packages/contract/src/permissions.ts')]);
  expect(adviceFor("apps/web/src/app.tsx(8,3): error TS2304: Cannot find name 'x'.")).toEqual([]);
});
