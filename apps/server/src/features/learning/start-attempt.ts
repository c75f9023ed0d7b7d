import { AppError } from '@doselore/contract';
import { type LaunchMode, usedUpText } from '@doselore/contract/learning';
import { type ExitValue, entryFor, type LessonStatus, ownStatusOf } from '@doselore/scorm/runtime';
import { notFound, type Scope } from '../../platform/access/index.ts';
import { hours } from '../../platform/clock/index.ts';
import { inTransaction, type Tx } from '../../platform/db/index.ts';
import { randomToken, sha256 } from '../../platform/secrets.ts';
import type { Services } from '../../platform/services.ts';
import { totalTimeOf } from './attempt-time.ts';
import {
  type AttemptRow,
  beginAttempt,
  beginLaunch,
  findAttempt,
  insertAttemptEvent,
  isDone,
  lockAttempt,
} from './attempts.repository.ts';
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
  const { attempt, mode } =
    (await openReview(services, request)) ??
    (await inTransaction(services.db, (tx) => openAttempt(tx, request, { tokenHash: sha256(token), at })));
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

/** Finds the attempt when it is finished and shall not be practised. */
async function openReview(services: Core, request: Request): Promise<Opened | undefined> {
  const { db } = services;
  const attempt = request.practice ? undefined : await findSettled(services, request);
  if (attempt === undefined || attempt.superseded_at !== null || !isDone(attempt)) return undefined;
  checkMayPlay(attempt, request.again);
  // The course may have waited until the learner's attendance at a trainer-led course was corrected.
  if (attempt.licence_state === 'in_progress') await inTransaction(db, (tx) => settleAttempt(tx, services, attempt.id));
  return { attempt, mode: 'review' };
}

/**
 * Finds the attempt, and settles it first when its package had passed or completed and the page was closed before the
 * package finished. Any other status waits, because the package may still be open in another tab.
 */
async function findSettled(services: Core, { scope, scoUserId }: Request): Promise<AttemptRow | undefined> {
  const { db } = services;
  const attempt = await findAttempt(db, scope, scoUserId);
  const isLeft = attempt !== undefined && !attempt.is_settled && attempt.superseded_at === null && !isDone(attempt);
  if (!isLeft || ownStatusOf(attempt) === null || !isDone({ best_status: settledStatus(attempt) })) return attempt;
  await inTransaction(db, (tx) => settleAttempt(tx, services, attempt.id));
  return findAttempt(db, scope, scoUserId);
}

async function openAttempt(tx: Tx, request: Request, launch: { tokenHash: Buffer; at: Date }): Promise<Opened> {
  const known = await lockAttempt(tx, request.scope, request.scoUserId);
  if (known === undefined || known.superseded_at !== null) throw notFound();
  checkMayPlay(known, request.again);
  if (request.practice) {
    await checkMayPractise(tx, known);
    await beginPractice(tx, { scoUserId: known.id, ...launch });
    return { attempt: known, mode: 'practice' };
  }
  const id = request.again ? await beginAttempt(tx, known, launch.at) : known.id;
  const row = request.again ? await findAttempt(tx, request.scope, id) : known;
  if (row === undefined) throw notFound();
  await beginLaunch(tx, {
    scoUserId: row.id,
    courseUserId: row.course_user_id,
    entry: entryFor({ status: row.lesson_status as LessonStatus, lastExit: row.exit_value as ExitValue }),
    totalTime: totalTimeOf(row),
    ...launch,
  });
  await insertAttemptEvent(tx, { scoUserId: row.id, event: 'launched', detail: '' });
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
