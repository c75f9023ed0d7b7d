import { AppError } from '@doselore/contract';
import { type LaunchMode, usedUpText } from '@doselore/contract/learning';
import { type ExitValue, entryFor, type LessonStatus, ownStatusOf } from '@doselore/scorm/runtime';
import { notFound, type Scope } from '../../../platform/access/index.ts';
import { hours } from '../../../platform/clock/index.ts';
import { inTransaction, type Tx } from '../../../platform/db/index.ts';
import { randomToken, sha256 } from '../../../platform/secrets.ts';
import type { Services } from '../../../platform/services.ts';
import { totalTimeOf } from './attempt-time.ts';
import { type AttemptRow, beginAttempt, beginLaunch, findAttempt, isDone, lockAttempt } from './attempts.repository.ts';
import { beginPractice } from './practice/practice.repository.ts';
import { checkMayPractise } from './practice/practice.ts';
import { type Settling, settleAttempt } from './settling/settle-attempt.ts';
import { settledStatus } from './settling/settled-status.ts';
import { playingOrigins, signedPlayer } from './signed-player.ts';

/** Time for which a launch may load the package's files. The session token lives until the next launch. */
const launchLifetime = hours(12);

type Request = { scoUserId: number; again: boolean; practice: boolean; scope: Scope; host: string };

type Core = Settling & Pick<Services, 'db'>;
type Opened = { attempt: AttemptRow; mode: LaunchMode };

/**
 * Opens the player and signs its address: for an attempt, for a new one (`again`), or for a practice. A finished attempt
 * is opened for review, which stores nothing at all, so that it can be looked at in several tabs.
 */
export async function startAttempt(services: Services, request: Request) {
  playingOrigins(services, request.host);
  const token = randomToken();
  const at = services.clock.now();
  const { attempt, mode } = await open(services, { ...request, tokenHash: sha256(token), at });
  const player = signedPlayer(
    services,
    { host: request.host, lifetime: launchLifetime, mode, reviewOf: mode === 'review' ? attempt.id : null },
    token,
  );
  return {
    sco_user_id: attempt.id,
    ...player,
    title: attempt.sco_title,
    course_title: attempt.course_title,
    mode,
  };
}

/** Launch that a request begins. */
type Launching = Request & { tokenHash: Buffer; at: Date };

/**
 * Opens the attempt, which is read once. Where its page was closed before its package finished, it is settled first, in a
 * transaction of its own: the result stays even when the attempt cannot be opened then.
 */
async function open(services: Core, request: Launching): Promise<Opened> {
  const { db } = services;
  const opened = await inTransaction(db, async (tx) => {
    const attempt = await lockToOpen(tx, request);
    return !request.practice && isLeft(attempt) ? attempt.id : openLocked(tx, services, { attempt, request });
  });
  if (typeof opened === 'object') return opened;
  await inTransaction(db, (tx) => settleAttempt(tx, services, opened));
  return inTransaction(db, async (tx) => openLocked(tx, services, { attempt: await lockToOpen(tx, request), request }));
}

async function lockToOpen(tx: Tx, { scope, scoUserId }: Request): Promise<AttemptRow> {
  const attempt = await lockAttempt(tx, scope, scoUserId);
  if (attempt === undefined || attempt.superseded_at !== null) throw notFound();
  return attempt;
}

/**
 * Returns whether the package had passed or completed when its page was closed before the package finished. Any other
 * status waits, because the package may still be open in another tab.
 */
function isLeft(attempt: AttemptRow): boolean {
  if (attempt.is_settled || isDone(attempt) || ownStatusOf(attempt) === null) return false;
  return isDone({ best_status: settledStatus(attempt) });
}

type Locked = { attempt: AttemptRow; request: Launching };

async function openLocked(tx: Tx, services: Core, { attempt: known, request }: Locked): Promise<Opened> {
  const launch = { tokenHash: request.tokenHash, at: request.at };
  if (!request.practice && isDone(known)) {
    checkMayPlay(known, request.again);
    // The course may have waited until the learner's attendance at a trainer-led course was corrected.
    if (known.licence_state === 'in_progress') await settleAttempt(tx, services, known.id);
    return { attempt: known, mode: 'review' };
  }
  checkMayPlay(known, request.again);
  if (request.practice) {
    await checkMayPractise(tx, known);
    await beginPractice(tx, { scoUserId: known.id, ...launch });
    return { attempt: known, mode: 'practice' };
  }
  const row = request.again ? await findAttempt(tx, request.scope, await beginAttempt(tx, known, launch.at)) : known;
  if (row === undefined) throw notFound();
  await beginLaunch(tx, {
    scoUserId: row.id,
    courseUserId: row.course_user_id,
    entry: entryFor({ status: row.lesson_status as LessonStatus, lastExit: row.exit_value as ExitValue }),
    totalTime: totalTimeOf(row),
    ...launch,
  });
  return { attempt: row, mode: 'normal' };
}

function checkMayPlay(attempt: AttemptRow, again: boolean): void {
  if (attempt.withdrawn === 'licence')
    throw new AppError('conflict', 'Your licence for this course has been taken back. Ask your organisation about it.');
  if (attempt.withdrawn === 'membership')
    throw new AppError(
      'conflict',
      'You are no longer a member of this organisation. Your results and certificates stay yours.',
    );
  if (attempt.licence_state === 'failed') {
    throw new AppError('conflict', usedUpText);
  }
  const isLimited = attempt.max_attempts !== null && attempt.best_status === 'failed' && attempt.finished_at !== null;
  if (!again && isLimited)
    throw new AppError('conflict', 'This attempt has ended. See its results, and choose Try again there.');
  if (!again) return;
  if (isDone(attempt)) throw new AppError('conflict', 'You have completed this module, so you cannot try it again.');
  if (attempt.max_attempts !== null && attempt.attempt >= attempt.max_attempts) {
    throw new AppError(
      'conflict',
      'You have used all attempts at this module. Ask your organisation for another licence.',
    );
  }
}
