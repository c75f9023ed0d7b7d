import type { Queries } from '../../../../platform/db/index.ts';
import { sha256 } from '../../../../platform/secrets.ts';
import { findPracticeByToken } from '../practice/practice.repository.ts';
import { isLaunchKnown } from './commit.repository.ts';

/** Returns whether a token opens the current launch of an attempt or a practice whose learner is not archived. */
export async function recognisesLaunch(db: Queries, token: string): Promise<boolean> {
  return (await isLaunchKnown(db, sha256(token))) || (await findPracticeByToken(db, sha256(token))) !== undefined;
}
