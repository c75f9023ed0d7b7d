import { AppError, errorStatuses } from '@doselore/contract';
import { RequestTimeout } from '../api/index.ts';
import { describeError, showBanner } from '../banner/index.ts';
import { isInterruption } from './is-interruption.ts';
import { offlineProblem } from './offline-problem.ts';

/**
 * Returns whether the server failed, or the page did. Such a failure gets the default banner even where a form or a panel
 * shows it too.
 */
export function isServerFailure(error: unknown): boolean {
  return !(error instanceof AppError) || errorStatuses[error.code] >= 500;
}

/** Shows a banner for a failed command, except for the failures that the failure listener has shown already. */
export function reportFailure(error: unknown): void {
  const offline = offlineProblem(error);
  if (offline === undefined && (isInterruption(error) || error instanceof RequestTimeout)) return;
  showBanner({ message: offline ?? describeError(error), type: 'error' });
}
