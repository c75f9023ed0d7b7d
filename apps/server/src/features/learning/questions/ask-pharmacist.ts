import { AppError, webAddresses } from '@doselore/contract';
import type { Actor } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { type Clock, days, hours } from '../../../platform/clock/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { DailyJob } from '../../../platform/jobs/index.ts';
import type { Services } from '../../../platform/services.ts';
import { notifySiteAdmins } from '../../site/notifications/index.ts';
import { questionAsked } from './questions.messages.ts';
import { insertQuestion, listAskedAt, lockAsker, removeQuestionsBefore } from './questions.repository.ts';

const window = hours(1);
const mostInWindow = 5;
const keptFor = days(365);

/**
 * Stores the question. Notifies every site admin and, without its text, the pharmacist's mailbox. The question can hold
 * confidential details, so that it is read only in the application.
 */
export async function askPharmacist(
  services: Pick<Services, 'db' | 'clock' | 'mail' | 'config'>,
  actor: Actor,
  message: { name: string; question: string },
): Promise<void> {
  const at = services.clock.now();
  const before = (milliseconds: number) => new Date(at.getTime() - milliseconds);
  await inTransaction(services.db, async (tx) => {
    const asker = await lockAsker(tx, actor.id);
    const earlier = await listAskedAt(tx, actor.id, before(window));
    if (earlier.length >= mostInWindow) throw tooMany(earlier[0] ?? at, at);
    const id = await insertQuestion(tx, { ...message, userId: actor.id, at });
    const account = `${asker.first_name} ${asker.last_name}, ${asker.email}`;
    await notifySiteAdmins(tx, {
      at: services.clock.now(),
      kind: 'pharmacistQuestions',
      code: 'pharmacist_question',
      title: `${message.name} asks the pharmacist`,
      tag: 'Question',
      body: `${message.question}\n\nAnswer ${account}.`,
    });
    const values = { question_id: id, account, page: webAddresses.notifications() };
    await services.mail.send(tx, questionAsked, [{ to: services.config.pharmacistEmail, values }]);
    await recordAudit(tx, actor, { action: 'questions.ask', subject: `question ${id}` });
  });
}

function tooMany(first: Date, now: Date): AppError {
  const retryAfter = Math.ceil((first.getTime() + window - now.getTime()) / 1_000);
  return new AppError('too_many_requests', 'You have asked several questions. Wait a few minutes and ask again.', {
    retryAfter,
  });
}

export function purgeQuestions(clock: Clock): DailyJob {
  return {
    name: 'purge-questions',
    run: (tx) => removeQuestionsBefore(tx, new Date(clock.now().getTime() - keptFor)),
  };
}
