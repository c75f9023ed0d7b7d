import { notFound, withoutScope } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { findAttemptByToken, findAttemptToPlay, isLearnerActive } from './attempts.repository.ts';
import { type Launch, readLaunch } from './launch-token.ts';
import type { PlayedModule } from './played-module.ts';
import { findPracticeByToken } from './practice/practice.repository.ts';
import { asPractised } from './practice/practice.ts';
import { findTrial } from './trials/trials.repository.ts';

/**
 * Reads the signed address of a player page, and finds its attempt: undefined when a later launch has made this one
 * stale. Returns undefined when the signature is invalid or the launch has expired.
 */
export async function openLaunch(
  { db, clock, secrets }: Pick<Services, 'db' | 'clock' | 'secrets'>,
  signed: string,
): Promise<{ launch: Launch; attempt: PlayedModule | undefined } | undefined> {
  const launch = readLaunch(secrets, signed, clock.now().getTime());
  if (launch === undefined) return undefined;
  return { launch, attempt: await findLaunched(db, launch) };
}

async function findLaunched(db: Queries, launch: Launch): Promise<PlayedModule | undefined> {
  const { mode, reviewOf, trialOf, tokenHash } = launch;
  if (trialOf !== null) return findTrial(db, trialOf);
  if (reviewOf !== null) return findAttemptToPlay(db, withoutScope(reviewOf, 'launch token'));
  if (mode !== 'practice') return findAttemptByToken(db, tokenHash);
  const practice = await findPracticeByToken(db, tokenHash);
  const attempt = practice && (await findAttemptToPlay(db, practice.sco_user_id));
  return attempt && asPractised(attempt, practice);
}

/** Throws 404 for an archived account, which may no longer read the files of a package that it had opened. */
export async function checkMayRead({ db }: Pick<Services, 'db'>, userId: number): Promise<void> {
  if (!(await isLearnerActive(db, withoutScope(userId, 'launch token')))) throw notFound();
}
