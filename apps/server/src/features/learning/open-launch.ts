import { notFound, withoutScope } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { type AttemptRow, findAttemptByToken, isLearnerActive } from './attempts.repository.ts';
import { type Launch, readLaunch } from './launch-token.ts';

export type OpenLaunch = { launch: Launch; attempt: AttemptRow };

/**
 * Reads the signed address of a player page, and finds its attempt: undefined when a later launch has made this one
 * stale. Returns undefined when the signature is invalid or the launch has expired.
 */
export async function openLaunch(
  { db, clock, secrets }: Pick<Services, 'db' | 'clock' | 'secrets'>,
  signed: string,
): Promise<{ launch: Launch; attempt: AttemptRow | undefined } | undefined> {
  const launch = readLaunch(secrets, signed, clock.now().getTime());
  if (launch === undefined) return undefined;
  return { launch, attempt: await findAttemptByToken(db, launch.tokenHash) };
}

/** Throws 404 for an archived account, which may no longer read the files of a package that it had opened. */
export async function checkMayRead({ db }: Pick<Services, 'db'>, userId: number): Promise<void> {
  if (!(await isLearnerActive(db, withoutScope(userId, 'launch token')))) throw notFound();
}
