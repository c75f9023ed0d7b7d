import { AppError, type Endpoint, errorStatuses, type Level } from '@doselore/contract';
import { schemasOf } from '@doselore/contract/all';
import { admit, type Principal } from '../../platform/access/index.ts';
import { bodyOf } from '../../platform/http/error-handler.ts';
import { parseParams } from '../../platform/http/mount.ts';
import type { TestApp } from '../test-app.ts';

export type Refusal = { status: number; body: string };

/**
 * Runs the checks of the mount for a request without sending it. Returns the refusal, or undefined when the mount would
 * call the handler.
 */
export async function findRefusal(
  { db }: TestApp,
  { endpoint, level }: { endpoint: Endpoint; level: Level },
  { path, visitor }: { path: string; visitor: Principal | undefined },
): Promise<Refusal | undefined> {
  try {
    const params = parseParams(schemasOf(endpoint).params, paramsIn(endpoint, path));
    await admit(db, { endpoint, level, visitor, params });
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { status: errorStatuses[error.code], body: JSON.stringify(bodyOf(error)) };
  }
}

function paramsIn(endpoint: Endpoint, path: string): Record<string, string> {
  const values = (path.split('?')[0] ?? '').split('/');
  const parts = endpoint.path.split('/').map((part, index) => [part, values[index] ?? ''] as const);
  const named = parts.filter(([part]) => part.startsWith(':'));
  return Object.fromEntries(named.map(([part, value]) => [part.replace(/[:?]/gu, ''), value]));
}
