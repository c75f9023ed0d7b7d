import { commandOf } from '@doselore/contract';
import { type FeedbackForm, type FeedbackQuestionOfForm, questionsText } from '@doselore/contract/feedback-forms';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { siteAdminRoutes } from '../../../areas/site-admin/routes.tsx';
import { standInForFetch } from '../../../test-support/fetch-stand-in.ts';
import { buildUser } from '../../../test-support/people.ts';
import { renderInArea } from '../../../test-support/render-in-area.tsx';
import { CourseFeedbackPanel } from './course-feedback-panel.tsx';

const question = (key: string, text: string): FeedbackQuestionOfForm => ({
  ...{ key, text, kind: 'stars', required: false, choices: [] },
});
const own = [question('q1', 'How clear was it?'), question('q2', 'How long was it?')];
const stored: FeedbackForm = {
  ...{ kind: 'online', product: { id: 12, title: 'Sepsis' }, version: 2 },
  fields: { uses_site_form: false, questions: questionsText(own) },
  in_force: { id: 31, questions: own },
  site_questions: questionsText([question('q1', 'Would you come again?')]),
};
const saved = { made_by: 'Morgan Ellis', made_at: '2026-05-05T10:00:00Z' };
const versions = [
  { ...saved, version: 2, uses_site_form: false, questions: own, answered: 0 },
  { ...saved, version: 1, uses_site_form: true, questions: [], answered: 1 },
];
const answer = {
  ...{ id: 1, at: '2026-05-06T10:00:00Z', course: 'Sepsis', version: 1, is_site_form: false, stars: 4 },
  ...{ answers: [{ question: 'Was it clear?', answer: 'Yes' }], comment: '', person: 'Sam Whitlock' },
  organisation: 'Ashdown',
};

afterEach(() => vi.unstubAllGlobals());

function show(form: FeedbackForm = stored, search = '', refuse?: object) {
  const requests = standInForFetch(({ method, url, body }) => {
    if (method === 'PUT' && refuse !== undefined) return { status: 409, body: refuse };
    if (method === 'PUT') return { body: { ok: true, now: body } };
    if (url.includes('/versions')) return { body: versions };
    if (url.includes('/answers')) return { body: { rows: [answer], total: 1 } };
    return { body: form };
  });
  renderInArea(<CourseFeedbackPanel target={{ kind: 'online', productId: 12 }} cancelTo="/site-admin/courses" />, {
    ...{ area: 'site-admin', routes: siteAdminRoutes, name: 'edit-course', user: buildUser() },
    address: `/site-admin/courses/edit-course/30?tab=feedback${search}`,
  });
  return requests;
}
const sent = (requests: ReturnType<typeof show>) =>
  requests.filter(({ method }) => method === 'PUT').map(({ body }) => body as { questions: string });
const save = () => screen.getByRole('button', { name: 'Save feedback form' });

test('adds a question with choices, and shows it as learners see it', async () => {
  const user = userEvent.setup();
  const requests = show();
  await user.click(await screen.findByRole('button', { name: 'Add question' }));
  const added = within(screen.getByRole('listitem', { name: 'Question 4' }));
  await user.selectOptions(added.getByRole('combobox', { name: 'Kind of answer' }), 'One of several choices');
  await user.type(added.getByRole('textbox', { name: 'Question 4' }), 'Was it too long?');
  await user.click(save());
  expect(sent(requests)).toEqual([]);
  expect(screen.getAllByText('Question 4: Enter 2 to 6 choices, one on each line').length).toBeGreaterThan(0);
  await user.type(added.getByRole('textbox', { name: /Choices/u }), 'Too short{Enter}Just right{Enter}');
  await user.click(added.getByRole('checkbox', { name: 'Must be answered: question 4' }));
  const preview = within(screen.getByRole('radiogroup', { name: 'Was it too long?' }));
  expect(preview.getByRole('radio', { name: 'Just right' })).toBeInTheDocument();
  await user.click(save());
  expect(await screen.findByText('Feedback form of Sepsis saved')).toBeInTheDocument();
  expect(sent(requests)).toMatchObject(
    commandOf([
      {
        productId: 12,
        questions: `${stored.fields.questions}\nq3 | choice | required | Was it too long? | Too short | Just right`,
        baseValues: stored.fields,
      },
    ]),
  );
});

test('moves questions by keyboard, says where they are, and removes them', async () => {
  const user = userEvent.setup();
  const requests = show();
  (await screen.findByRole('button', { name: 'Move down: question 2' })).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Question 2 is now question 3 of 3.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove question 3' }));
  await user.click(save());
  await screen.findByText('Feedback form of Sepsis saved');
  expect(sent(requests)[0]?.questions).toBe(questionsText([own[1] ?? question('', '')]));
});

test('a course without questions copies those of the site, or uses its form', async () => {
  const user = userEvent.setup();
  const requests = show({ ...stored, fields: { uses_site_form: true, questions: '' } });
  expect(await screen.findByRole('radiogroup', { name: /Would you come again/u })).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /Use the form of the site/u }));
  await user.click(screen.getByRole('button', { name: 'Copy the questions of the site' }));
  await user.click(save());
  await screen.findByText('Feedback form of Sepsis saved');
  expect(sent(requests)).toMatchObject(commandOf([{ uses_site_form: false, questions: stored.site_questions }]));
});

test('an edit conflict about the questions shows both texts', async () => {
  const user = userEvent.setup();
  const theirs = questionsText([question('q1', 'How useful was it?')]);
  show(stored, '', {
    ...{ code: 'edit_conflict', error: 'edit_conflict', message: 'Changed' },
    edit_conflict: {
      by: 'Priya Raman',
      at: '2026-05-05T10:00:00Z',
      fields: ['questions'],
      now: { uses_site_form: false, questions: theirs },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Remove question 3' }));
  await user.click(save());
  expect(await screen.findByText(/How useful was it\? \(stars/u)).toBeInTheDocument();
});

test('lists versions with who saved them and when', async () => {
  show();
  expect(await screen.findByText('Tue 5th May 2026, Morgan Ellis. 1 answer')).toBeInTheDocument();
  expect(screen.getByText('Uses the form of the site')).toBeInTheDocument();
});

test('the list of answers has the questions in the words that were shown', async () => {
  show(stored, '&show=answers');
  expect(await screen.findByText('Was it clear?')).toBeInTheDocument();
  expect(screen.getByText('Yes')).toBeInTheDocument();
  expect(screen.getByText('4 of 5')).toBeInTheDocument();
});
