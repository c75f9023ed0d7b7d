import { AppError, type Body } from '@doselore/contract';
import { type saveSessionFeedback as endpoint, feedbackDays, isFeedbackOpen } from '@doselore/contract/my-learning';
import { londonWallClock } from '@doselore/contract/wall-clock';
import { type Actor, notFound, type Scope } from '../../../platform/access/index.ts';
import { recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { recountFeedback } from '../../scheduling/trainers/index.ts';
import { checkAnswers } from '../feedback-forms/index.ts';
import { findDelegate, insertSessionFeedback } from './feedback.repository.ts';

/** Fields of the body. Those with a default may be missing. */
type Optional = Pick<Body<typeof endpoint>, 'would_recommend' | 'formId' | 'answers'>;
type Given = Omit<Body<typeof endpoint>, keyof Optional> & Partial<Optional>;
type Feedback = Given & { scope: Scope; virtualGroupId: number };

/**
 * Saves feedback on a Pharmacist-led Course (V6): only from people who attended, once for each person, until 60 days
 * after it.
 */
export async function saveSessionFeedback(
  services: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { scope, formId = null, answers = {}, ...feedback }: Feedback,
): Promise<void> {
  const target = { virtualGroupId: feedback.virtualGroupId, userId: actor.id };
  await inTransaction(services.db, async (tx) => {
    const delegate = await findDelegate(tx, scope, target);
    if (delegate === undefined) throw notFound();
    if (delegate.attendance !== 'attended' && delegate.attendance !== 'partial')
      throw new AppError('conflict', 'Only people marked as attended can give feedback.');
    const at = services.clock.now();
    if (delegate.training_end !== null && !isFeedbackOpen(delegate.training_end, londonWallClock(at)))
      throw new AppError('conflict', `Feedback is open for ${feedbackDays} days after the session. It has ended.`);
    const stored = await checkAnswers(tx, { kind: 'session', productId: delegate.product_id, formId, answers });
    const isNew = await insertSessionFeedback(tx, { ...feedback, ...stored, ...target, at });
    if (!isNew) throw new AppError('conflict', 'You have already given feedback on this session. Thank you.');
    await recountFeedback(tx, { virtualGroupId: target.virtualGroupId, at });
    await recordAudit(tx, actor, {
      action: 'feedback.session',
      subject: `virtual group ${target.virtualGroupId}`,
      groupId: delegate.group_id,
    });
  });
}
