import { AppError } from '@doselore/contract';
import { type ExitValue, entryFor, type LessonStatus } from '@doselore/scorm/runtime';
import { notFound, type Scope } from '../../platform/access/index.ts';
import { hours } from '../../platform/clock/index.ts';
import { inTransaction } from '../../platform/db/index.ts';
import { originsFor } from '../../platform/http/index.ts';
import { randomToken, sha256 } from '../../platform/secrets.ts';
import type { Services } from '../../platform/services.ts';
import { totalTimeOf } from './attempt-time.ts';
import {
  type AttemptRow,
  beginAttempt,
  beginLaunch,
  findAttempt,
  insertAttemptEvent,
  lockAttempt,
} from './attempts.repository.ts';
import { signLaunch } from './launch-token.ts';

/** Time for which a launch may load the package's files. The session token lives until the next launch. */
const launchLifetime = hours(12);

type Request = { scoUserId: number; again: boolean; scope: Scope; host: string };

/** Opens the player on an attempt, or on a new one. Rotates the session token and signs a play address. */
export async function startAttempt(services: Services, request: Request) {
  const origins = originsFor(services.config, request.host);
  if (origins === undefined) {
    throw new AppError(
      'unavailable',
      'Courses cannot be played at this address. Set PUBLIC_URL and CONTENT_URL, or open the site at localhost.',
    );
  }
  const token = randomToken();
  const at = services.clock.now();
  const attempt = await inTransaction(services.db, async (tx) => {
    const known = await lockAttempt(tx, request.scope, request.scoUserId);
    if (known === undefined || known.superseded_at !== null) throw notFound();
    checkMayPlay(known, request.again);
    const id = request.again ? await beginAttempt(tx, known, at) : known.id;
    const row = request.again ? await findAttempt(tx, request.scope, id) : known;
    if (row === undefined) throw notFound();
    await beginLaunch(tx, {
      scoUserId: row.id,
      courseUserId: row.course_user_id,
      tokenHash: sha256(token),
      entry: entryFor({ status: row.lesson_status as LessonStatus, lastExit: row.exit_value as ExitValue }),
      totalTime: totalTimeOf(row),
      at,
    });
    await insertAttemptEvent(tx, { scoUserId: row.id, event: 'launched', detail: '' });
    return row;
  });
  const launch = signLaunch(services.secrets, {
    tokenHash: sha256(token),
    appOrigin: origins.app,
    contentOrigin: origins.content,
    expiresAt: at.getTime() + launchLifetime,
  });
  return {
    sco_user_id: attempt.id,
    play_url: `${origins.content}/play/${launch}`,
    content_origin: origins.content,
    session_token: token,
    title: attempt.sco_title,
    course_title: attempt.course_title,
    mode: modeOf(attempt),
  };
}

/** Returns 'review' for a passed or completed attempt, so that opening it again cannot change its result. */
export function modeOf(attempt: Pick<AttemptRow, 'best_status'>): 'normal' | 'review' {
  return attempt.best_status === 'passed' || attempt.best_status === 'completed' ? 'review' : 'normal';
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
    throw new AppError(
      'conflict',
      'You have used all attempts at this course. Ask your organisation for another licence.',
    );
  }
  const isLimited = attempt.max_attempts !== null && attempt.best_status === 'failed' && attempt.finished_at !== null;
  if (!again && isLimited)
    throw new AppError('conflict', 'This attempt has ended. See its results, and choose Try again there.');
  if (!again) return;
  if (modeOf(attempt) === 'review')
    throw new AppError('conflict', 'You have completed this module, so you cannot try it again.');
  if (attempt.max_attempts !== null && attempt.attempt >= attempt.max_attempts) {
    throw new AppError(
      'conflict',
      'You have used all attempts at this module. Ask your organisation for another licence.',
    );
  }
}
