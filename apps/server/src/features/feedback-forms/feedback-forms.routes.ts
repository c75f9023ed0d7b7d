import {
  type FeedbackForm,
  getFeedbackAnswersCsv,
  getFeedbackForm,
  getFeedbackFormsCsv,
  listFeedbackAnswers,
  listFeedbackForms,
  listFormVersions,
  saveFeedbackForm,
} from '@doselore/contract/feedback-forms';
import { notFound } from '../../platform/access/index.ts';
import type { Database } from '../../platform/db/index.ts';
import { allPages, type Route, serve, sheetAnswer } from '../../platform/http/index.ts';
import { answersSheet, presentAnswer } from './answers/answers.presenter.ts';
import { listAnswers } from './answers/answers.repository.ts';
import { fieldsOf, formCsvHead, presentForm, presentFormCsvRow, presentVersion } from './feedback-forms.presenter.ts';
import { formInForce } from './form-in-force.ts';
import { type FormOf, findFormInForce, findProductTitle, listForms, listVersions } from './forms.repository.ts';
import { saveForm } from './save-form.ts';

const ok = { ok: true } as const;

export const feedbackFormRoutes: Route[] = [
  serve(listFeedbackForms, async ({ query, services }) => {
    const rows = await listForms(services.db, query);
    return { rows: rows.map(presentForm), total: rows[0]?.total ?? 0 };
  }),
  serve(getFeedbackFormsCsv, async ({ query, services }) => {
    const rows = await listForms(services.db, allPages(query));
    return sheetAnswer('Feedback forms', formCsvHead, rows.map(presentFormCsvRow));
  }),
  serve(getFeedbackForm, ({ params, query, services }) =>
    showForm(services.db, { kind: params.feedbackKind, productId: query.productId ?? null }),
  ),
  serve(saveFeedbackForm, async ({ params, body: { productId, ...change }, services, actor }) => ({
    ...ok,
    now: await saveForm(services, actor, { of: { kind: params.feedbackKind, productId }, change }),
  })),
  serve(listFormVersions, async ({ params, query, services }) => {
    const of = { kind: params.feedbackKind, productId: query.productId ?? null };
    await productOf(services.db, of);
    return (await listVersions(services.db, of)).map(presentVersion);
  }),
  serve(listFeedbackAnswers, async ({ params, query, services }) => {
    const rows = await listAnswers(services.db, { ...query, kind: params.feedbackKind });
    return { rows: rows.map(presentAnswer), total: rows[0]?.total ?? 0 };
  }),
  serve(getFeedbackAnswersCsv, async ({ params, query, services }) => {
    const { head, rows } = answersSheet(
      await listAnswers(services.db, { ...allPages(query), kind: params.feedbackKind }),
    );
    return sheetAnswer('Feedback', head, rows);
  }),
];

/** Returns the product of a form, null for the form of the site. */
async function productOf(db: Database, { kind, productId }: FormOf): Promise<FeedbackForm['product']> {
  if (productId === null) return null;
  const title = await findProductTitle(db, { kind, productId });
  if (title === undefined) throw notFound();
  return { id: productId, title };
}

async function showForm(db: Database, of: FormOf): Promise<FeedbackForm> {
  const product = await productOf(db, of);
  const [newest] = await listVersions(db, of, 1);
  return {
    ...{ kind: of.kind, product, version: newest?.version ?? null, fields: fieldsOf(newest) },
    in_force: await formInForce(db, of),
    site_questions: (await findFormInForce(db, { kind: of.kind, productId: null }))?.questions ?? '',
  };
}
