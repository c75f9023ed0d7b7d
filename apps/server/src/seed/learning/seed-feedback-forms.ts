import { type FeedbackKind, type FeedbackQuestionOfForm, questionsText } from '@doselore/contract/feedback-forms';
import { formInForce, saveForm } from '../../features/learning/feedback-forms/index.ts';
import { savePaperFeedback } from '../../features/learning/paper-courses/index.ts';
import type { UserId } from '../../platform/access/index.ts';
import type { Services } from '../../platform/services.ts';
import { declareSeed } from '../declare-seed.ts';
import { adminSeed } from '../people/seed-people.ts';
import type { Catalogue } from './seed-catalogue.ts';
import { catalogueSeed } from './seed-catalogue.ts';
import { paperCoursesSeed } from './seed-paper-courses.ts';

const question = (key: string, changes: Partial<FeedbackQuestionOfForm>): FeedbackQuestionOfForm => ({
  ...{ key, kind: 'agree', required: false, text: '', choices: [] },
  ...changes,
});

const practice = question('q1', { text: 'There was enough time to practise.' });
const pace = question('q2', {
  ...{ kind: 'choice', text: 'How was the pace of the session?' },
  choices: ['Too slow', 'About right', 'Too fast'],
});
const missed = question('q3', { kind: 'text', text: 'What did you hope to learn that was not covered?' });
const useful = question('q1', { text: 'I can use what I have learned in my pharmacy.' });
const ready = question('q2', { kind: 'yes_no', text: 'Would you know what to do tomorrow?' });

type Questions = readonly FeedbackQuestionOfForm[];
type Made = { kind: FeedbackKind; productId: number | null; was: Questions; questions: Questions };

/** Seeds the forms of the site, a form that one online course has of its own, and an answer to a face-to-face course. */
async function seedFeedbackForms(
  services: Services,
  { catalogue, adminId }: { catalogue: Catalogue; adminId: UserId },
): Promise<void> {
  const actor = { id: adminId, level: 'superAdmin' } as const;
  const save = ({ kind, productId, was, questions }: Made) =>
    saveForm(services, actor, {
      target: { kind, productId },
      change: {
        ...{ uses_site_form: false, questions: questionsText(questions) },
        baseValues: { uses_site_form: productId !== null, questions: questionsText(was) },
      },
    });
  const [first] = catalogue.online.values();
  await save({ kind: 'session', productId: null, was: [], questions: [practice] });
  await save({ kind: 'session', productId: null, was: [practice], questions: [practice, pace, missed] });
  await save({ kind: 'online', productId: null, was: [], questions: [useful] });
  await save({ kind: 'paper', productId: null, was: [], questions: [practice] });
  if (first !== undefined)
    await save({ kind: 'online', productId: first.productId, was: [], questions: [useful, ready] });
  await giveFeedback(services);
}

/** Gives feedback on the newest result of a face-to-face course. People with the other results are still asked. */
async function giveFeedback(services: Services): Promise<void> {
  const [result] = await services.db
    .selectFrom('paper_results')
    .select(['id', 'user_id'])
    .orderBy('id', 'desc')
    .limit(1)
    .execute();
  if (result === undefined) return;
  const { id: formId } = await formInForce(services.db, { kind: 'paper', productId: null });
  await savePaperFeedback(services, {
    scope: { grants: [{ kind: 'self', userId: result.user_id }] },
    paperResultId: result.id,
    given: { rating: 5, comment: 'Two turns at the mannequin, and nobody rushed.', formId, answers: { q1: '5' } },
  });
}

export const feedbackFormsSeed = declareSeed({
  place: 190,
  needs: { admin: adminSeed, catalogue: catalogueSeed, paperCourses: paperCoursesSeed },
  run: (services, { admin, catalogue }) => seedFeedbackForms(services, { catalogue, adminId: admin.id }),
});
