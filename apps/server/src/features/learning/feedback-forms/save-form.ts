import { type Body, fieldError } from '@doselore/contract';
import { type FormFields, questionsOf, questionsText, type saveFeedbackForm } from '@doselore/contract/feedback-forms';
import { type Actor, notFound } from '../../../platform/access/index.ts';
import { changesOf, mergeChange, recordAudit } from '../../../platform/audit/index.ts';
import { inTransaction } from '../../../platform/db/index.ts';
import type { Services } from '../../../platform/services.ts';
import { fieldsOf } from './feedback-forms.presenter.ts';
import { type FormRef, insertForm, listVersions, lockForm } from './forms.repository.ts';

/** Saves a form as its next version, and returns its fields. A save without a change adds no version. */
export function saveForm(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: Actor,
  { target, change }: { target: FormRef; change: Omit<Body<typeof saveFeedbackForm>, 'productId'> },
): Promise<FormFields> {
  const { baseValues, ...fields } = change;
  const submitted = { ...fields, questions: questionsText(questionsOf(fields.questions)) };
  const subject = `feedback form ${target.kind} ${target.productId ?? 'of the site'}` as const;
  if (target.productId === null && submitted.uses_site_form)
    throw fieldError('uses_site_form', 'The site has no other form to use');
  return inTransaction(db, async (tx) => {
    if (!(await lockForm(tx, target))) throw notFound();
    const [newest] = await listVersions(tx, target, 1);
    const now = fieldsOf(newest);
    const merged = await mergeChange<FormFields>(tx, actor, { subject, now, submitted, baseValues });
    const changes = changesOf(now, merged, ['uses_site_form', 'questions']);
    if (Object.keys(changes).length === 0) return now;
    await insertForm(tx, { ...target, ...merged, version: (newest?.version ?? 0) + 1, by: actor.id, at: clock.now() });
    await recordAudit(tx, actor, { action: 'feedback.form', subject, changes });
    return merged;
  });
}
