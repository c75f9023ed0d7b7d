import {
  type FeedbackForm,
  getFeedbackAnswersCsv,
  getFeedbackForm,
  getFeedbackFormsCsv,
  listFormVersions,
  saveFeedbackForm,
} from '@doselore/contract/feedback-forms';
import { notFound } from '../../../platform/access/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { type Route, serve, serveList } from '../../../platform/http/index.ts';
import { answersList } from './answers/answers.list.ts';
import { formsList } from './feedback-forms.list.ts';
import { fieldsOf, presentVersion } from './feedback-forms.presenter.ts';
import { formInForce } from './form-in-force.ts';
import { type FormRef, findFormInForce, findProductTitle, listVersions } from './forms.repository.ts';
import { saveForm } from './save-form.ts';

const ok = { ok: true } as const;

export const feedbackFormRoutes: Route[] = [
  ...serveList(formsList, getFeedbackFormsCsv),
  serve(getFeedbackForm, ({ params, query, services }) =>
    showForm(services.db, { kind: params.feedbackKind, productId: query.productId ?? null }),
  ),
  serve(saveFeedbackForm, async ({ params, body: { productId, ...change }, services, actor }) => ({
    ...ok,
    now: await saveForm(services, actor, { target: { kind: params.feedbackKind, productId }, change }),
  })),
  serve(listFormVersions, async ({ params, query, services }) => {
    const target = { kind: params.feedbackKind, productId: query.productId ?? null };
    await productOf(services.db, target);
    return (await listVersions(services.db, target)).map(presentVersion);
  }),
  ...serveList(answersList, getFeedbackAnswersCsv),
];

/** Returns the product of a form, null for the form of the site. */
async function productOf(db: Database, { kind, productId }: FormRef): Promise<FeedbackForm['product']> {
  if (productId === null) return null;
  const title = await findProductTitle(db, { kind, productId });
  if (title === undefined) throw notFound();
  return { id: productId, title };
}

async function showForm(db: Database, target: FormRef): Promise<FeedbackForm> {
  const product = await productOf(db, target);
  const [newest] = await listVersions(db, target, 1);
  return {
    ...{ kind: target.kind, product, version: newest?.version ?? null, fields: fieldsOf(newest) },
    in_force: await formInForce(db, target),
    site_questions: (await findFormInForce(db, { kind: target.kind, productId: null }))?.questions ?? '',
  };
}
