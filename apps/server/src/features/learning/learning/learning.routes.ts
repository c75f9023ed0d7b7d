import {
  askForScoUserFeedback,
  auditScoUser,
  checkScoUserToken,
  clearScoUserToken,
  commitScoUser,
  finishScoUser,
  getScoUser,
  getScoUserResults,
  saveScoUserFeedback,
  startScoUser,
  tryModule,
} from '@doselore/contract/learning';
import { notFound, type Scope } from '../../../platform/access/index.ts';
import type { Queries } from '../../../platform/db/index.ts';
import { type Route, serve } from '../../../platform/http/index.ts';
import { isSame, sha256 } from '../../../platform/secrets.ts';
import { endLaunch, findAttempt, insertAttemptEvent } from './attempts.repository.ts';
import { commitAttempt } from './commits/commit-attempt.ts';
import { askForFeedback, saveFeedback } from './feedback.ts';
import { presentAttempt } from './learning.presenter.ts';
import { findPracticeOf } from './practice/practice.ts';
import { attemptResults } from './results.ts';
import { finishAttempt } from './settling/finish-attempt.ts';
import { startAttempt } from './start-attempt.ts';
import { startTrial } from './trials/start-trial.ts';

const ok = { ok: true } as const;

export const learningRoutes: Route[] = [
  serve(getScoUser, async ({ params, scope, services }) =>
    presentAttempt(await getAttempt(services.db, scope, params.scoUserId)),
  ),
  serve(startScoUser, ({ params, body, scope, services, caller }) =>
    startAttempt(services, { ...params, ...body, scope, host: caller.host }),
  ),
  serve(tryModule, ({ params, body, services, actor, caller }) =>
    startTrial(services, actor, { ...params, ...body, host: caller.host }),
  ),
  serve(checkScoUserToken, async ({ params, query, scope, services }) => {
    const attempt = await getAttempt(services.db, scope, params.scoUserId);
    const isCurrent = attempt.session_token_hash !== null && isSame(attempt.session_token_hash, sha256(query.token));
    const isOpen = isCurrent && attempt.session_ended_at === null;
    const valid = isOpen || (await findPracticeOf(services.db, attempt, query.token)) !== undefined;
    return { valid, withdrawn: attempt.withdrawn };
  }),
  serve(clearScoUserToken, async ({ params, body, scope, services }) => {
    const attempt = await getAttempt(services.db, scope, params.scoUserId);
    await endLaunch(services.db, { scoUserId: attempt.id, tokenHash: sha256(body.token), at: services.clock.now() });
    return ok;
  }),
  serve(commitScoUser, async ({ params, body, scope, services }) => {
    const { id } = await getAttempt(services.db, scope, params.scoUserId);
    return commitAttempt(services, body, id);
  }),
  serve(finishScoUser, ({ params, body, scope, services }) => {
    if (body.attempt_id !== params.scoUserId) throw notFound();
    return finishAttempt(services, { ...params, token: body.token, deltas: body.data, scope });
  }),
  serve(getScoUserResults, async ({ params, scope, services }) => {
    const attempt = await getAttempt(services.db, scope, params.scoUserId);
    return attemptResults(services.db, attempt);
  }),
  serve(askForScoUserFeedback, async ({ params, scope, services }) => {
    const attempt = await getAttempt(services.db, scope, params.scoUserId);
    const isCompleted = attempt.licence_state === 'completed';
    return askForFeedback(services.db, { courseUserId: attempt.course_user_id, isCompleted });
  }),
  serve(saveScoUserFeedback, async ({ params, body, scope, services }) => {
    const attempt = await getAttempt(services.db, scope, params.scoUserId);
    await saveFeedback(services.db, { courseUserId: attempt.course_user_id, scoUserId: attempt.id, ...body });
    return ok;
  }),
  serve(auditScoUser, async ({ params, body, services }) => {
    await insertAttemptEvent(services.db, { ...params, ...body });
    return ok;
  }),
];

async function getAttempt(db: Queries, scope: Scope, scoUserId: number) {
  const attempt = await findAttempt(db, scope, scoUserId);
  if (attempt === undefined) throw notFound();
  return attempt;
}
