import { AppError, errorStatuses } from '@doselore/contract';
import { NetworkError } from '../api/index.ts';

export type Interruption = 'login' | 'provisional' | 'twoStep' | 'maintenance' | 'network';

/** Returns the interruption for failures that lead to another page, wherever they happen. */
export function interruptionOf(error: unknown): Interruption | undefined {
  if (error instanceof NetworkError) return 'network';
  if (!(error instanceof AppError)) return undefined;
  if (error.code === 'provisional_access_only') return 'provisional';
  if (error.code === 'two_step_required') return 'twoStep';
  const status = errorStatuses[error.code];
  if (status === 401 || status === 419) return 'login';
  return status === 503 ? 'maintenance' : undefined;
}

export function isInterruption(error: unknown): boolean {
  return interruptionOf(error) !== undefined;
}
