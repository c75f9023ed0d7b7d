import { RequestTimeout } from '../api/index.ts';
import { describeError, showBanner } from '../banner/index.ts';
import { isInterruption } from './is-interruption.ts';

/** Shows a banner for a failed command, except for the failures that the failure listener has shown already. */
export function reportFailure(error: unknown): void {
  if (isInterruption(error) || error instanceof RequestTimeout) return;
  showBanner({ message: describeError(error), type: 'error' });
}
