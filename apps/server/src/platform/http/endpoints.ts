import { type Endpoint, permissions } from '@doselore/contract';
import { allEndpoints } from '@doselore/contract/all';
import type { Route } from './serve.ts';

/** Throws when no route serves an endpoint of the contract, so that such a server never starts. */
export function checkAllServed(routes: readonly Route[], all: readonly Endpoint[] = allEndpoints): void {
  const served = new Set(routes.map(({ endpoint }) => endpoint));
  const missing = all.filter((endpoint) => !served.has(endpoint)).map(({ method, path }) => `${method} ${path}`);
  if (missing.length === 0) return;
  throw new Error(
    `No room serves ${missing.join(', ')}. Serve it in a *.routes.ts of its room, and list those routes in apps/server/src/features/index.ts`,
  );
}

/** Throws when the action of an endpoint has no row in the permission table, so that such a server never starts. */
export function checkPermissions(endpoints: readonly Endpoint[]): void {
  const missing = endpoints.filter(({ permission }) => !Object.hasOwn(permissions, permission));
  if (missing.length === 0) return;
  const lines = missing.map(({ method, path, permission }) => `'${permission}' for ${method} ${path}`);
  throw new Error(`No permission row ${lines.join(', ')}. Add the row to packages/contract/src/permissions.ts`);
}
