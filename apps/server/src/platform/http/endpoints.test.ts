import { allEndpoints } from '@doselore/contract/all';
import { expect, test } from 'vitest';
import { checkAllServed } from './endpoints.ts';
import type { Route } from './serve.ts';

test('names an endpoint of the contract that no room serves, and the file that lists the rooms', () => {
  const routes: Route[] = allEndpoints.map((endpoint) => ({ endpoint, handle: () => undefined }));
  expect(() => checkAllServed(routes)).not.toThrow();
  const [forgotten] = allEndpoints;
  expect(() => checkAllServed(routes.slice(1))).toThrow(
    `No room serves ${forgotten?.method} ${forgotten?.path}. Serve it in a *.routes.ts of its room, and list those routes in apps/server/src/features/index.ts`,
  );
});
