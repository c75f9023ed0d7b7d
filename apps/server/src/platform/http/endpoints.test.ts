import type { Endpoint } from '@doselore/contract';
import { allEndpoints } from '@doselore/contract/all';
import { expect, test } from 'vitest';
import { checkAllServed, checkPermissions } from './endpoints.ts';
import type { Route } from './serve.ts';

test('names an endpoint of the contract that no room serves, and the file that lists the rooms', () => {
  const routes: Route[] = allEndpoints.map((endpoint) => ({ endpoint, handle: () => undefined }));
  expect(() => checkAllServed(routes)).not.toThrow();
  const [forgotten] = allEndpoints;
  expect(() => checkAllServed(routes.slice(1))).toThrow(
    `No room serves ${forgotten?.method} ${forgotten?.path}. Serve it in a *.routes.ts of its room, and list those routes in apps/server/src/features/index.ts`,
  );
});

test('names an endpoint whose action has no permission row, and the file of the rows', () => {
  expect(() => checkPermissions(allEndpoints)).not.toThrow();
  const forgotten = { method: 'GET', path: 'forgotten', permission: 'forgotten.list' } as unknown as Endpoint;
  expect(() => checkPermissions([...allEndpoints, forgotten])).toThrow(
    "No permission row 'forgotten.list' for GET forgotten. Add the row to packages/contract/src/permissions.ts",
  );
});
