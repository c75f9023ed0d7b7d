import type { Queries } from '../../../platform/db/index.ts';
import { sha256 } from '../../../platform/secrets.ts';
import { isLaunchKnown } from './commit.repository.ts';

/** Tells whether a token opens the current launch of an attempt whose learner is not archived. */
export function recognisesLaunch(db: Queries, token: string): Promise<boolean> {
  return isLaunchKnown(db, sha256(token));
}
