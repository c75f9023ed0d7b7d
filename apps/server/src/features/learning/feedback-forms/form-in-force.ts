import { questionsOf, type ShownForm } from '@doselore/contract/feedback-forms';
import type { Queries } from '../../../platform/db/index.ts';
import { type FormRef, findFormInForce } from './forms.repository.ts';

/** Returns the form in force for learners of a product. The client sends its id back with the answers. */
export async function formInForce(db: Queries, target: FormRef): Promise<ShownForm> {
  const form = await findFormInForce(db, target);
  if (form === undefined) throw new Error(`The site has no feedback form for: ${target.kind}`);
  return { id: form.id, questions: questionsOf(form.questions) };
}
