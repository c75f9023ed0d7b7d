import type { Answer, Body } from '@doselore/contract';
import type { savePaperFeedback as endpoint, getPaperFeedback } from '@doselore/contract/paper-courses';
import { notFound, type Scope } from '../../../../platform/access/index.ts';
import type { Services } from '../../../../platform/services.ts';
import { checkAnswers, formInForce } from '../../feedback-forms/index.ts';
import { findOwnResult, upsertPaperFeedback } from './paper-feedback.repository.ts';

type Target = { scope: Scope; paperResultId: number };

/** Returns whether to ask a learner for feedback on a result, and the form in force. */
export async function askForPaperFeedback(
  { db }: Pick<Services, 'db'>,
  { scope, paperResultId }: Target,
): Promise<Answer<typeof getPaperFeedback>> {
  const result = await findOwnResult(db, scope, paperResultId);
  if (result === undefined) throw notFound();
  return { ask: !result.has_feedback, form: await formInForce(db, { kind: 'paper', productId: result.product_id }) };
}

/** Saves the feedback of a learner on a result. Later feedback replaces it. */
export async function savePaperFeedback(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { scope, paperResultId, given }: Target & { given: Body<typeof endpoint> },
): Promise<void> {
  const result = await findOwnResult(db, scope, paperResultId);
  if (result === undefined) throw notFound();
  const { formId, answers, ...stars } = given;
  const stored = await checkAnswers(db, { kind: 'paper', productId: result.product_id, formId, answers });
  await upsertPaperFeedback(db, { paperResultId: result.id, ...stars, ...stored, at: clock.now() });
}
