import { type Actor, notFound } from '../../../../platform/access/index.ts';
import { recordAudit } from '../../../../platform/audit/index.ts';
import { hours } from '../../../../platform/clock/index.ts';
import { inTransaction } from '../../../../platform/db/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { signedPlayer } from '../signed-player.ts';
import { findTrial } from './trials.repository.ts';

/** Time for which a trial may load the package's files. */
const trialLifetime = hours(2);

type Request = { courseId: number; scoId: number; host: string };

/**
 * Opens the player at a module without an attempt. Its token is stored nowhere, so that no commit of it is ever accepted.
 * Throws 404 for a module of another or an archived course.
 */
export async function startTrial(services: Services, actor: Actor, { host, ...module }: Request) {
  const trial = await findTrial(services.db, { ...module, userId: actor.id });
  if (trial === undefined) throw notFound();
  const player = signedPlayer(services, {
    host,
    lifetime: trialLifetime,
    mode: 'trial',
    trialOf: { scoId: module.scoId, userId: actor.id },
  });
  await inTransaction(services.db, (tx) =>
    recordAudit(tx, actor, { action: 'courses.try', subject: `sco ${module.scoId}` }),
  );
  return { ...player, title: trial.sco_title, course_title: trial.course_title };
}
